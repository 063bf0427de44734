import type { Access, Block, CallName } from '@dialogwerk/shared/contract';
import { calls } from '@dialogwerk/shared/contract/calls';
import { aWorld } from '../matrix/people.ts';
import type { Person, World } from '../matrix/people.ts';
import type { TestApi } from '../startTestApi.ts';

/** Who may make a call of this access. */
const mayCall: Readonly<Record<Access, Person>> = {
  public: 'anonymous',
  author: 'Besitzer',
  admin: 'admin',
  releaser: 'admin',
  respondent: 'respondent',
  'anyone-with-token': 'Besitzer',
  refresh: 'Besitzer',
};

/** Gives a world of these blocks for a call: one for each person, until a call has taken it away. */
export function worldsOf(api: TestApi, blocks: readonly Block[]): (name: CallName) => Promise<World> {
  const kept = new Map<Person, World>();
  return async (name) => {
    const person = mayCall[calls[name].access];
    const found = kept.get(person);
    if (found && (await isWhole(api, found))) return found;
    const world = await aWorld(api, person, blocks);
    kept.set(person, world);
    return world;
  };
}

/** Whether the dialog and its multi-chat are there as they were, and the person and its owner are still logged in. */
async function isWhole(api: TestApi, { survey_id, dialog_manager_id, owner, token }: World): Promise<boolean> {
  const { status, body } = await api.send('config', { survey_id });
  const survey = await api.send('surveyDeletion', { survey_id }, owner.token);
  const chats = await api.send('dialogmanagerTrigger', { id: dialog_manager_id }, owner.token);
  const own = token === undefined ? { status: 200 } : await api.send('verifyToken', {}, token);
  const isOpen = typeof body === 'object' && body !== null && 'active' in body && body.active === true;
  return isOpen && status === 200 && survey.status === 200 && chats.status === 200 && own.status === 200;
}
