import type { Block, RoleName } from '@dialogwerk/shared/contract';
import { TEST_PASSWORD, anAccount } from '../anAccount.ts';
import type { TestAuthor } from '../anAuthor.ts';
import { aBlock, inOrder, threeQuestions } from '../blocks.ts';
import { insertManager } from '../insertManager.ts';
import { insertSurvey } from '../insertSurvey.ts';
import type { TestApi } from '../startTestApi.ts';

export const roles = [
  'Besitzer',
  'Voller Zugriff',
  'Bearbeiten + Trainieren',
  'Trainieren',
  'Analysieren',
] as const satisfies readonly RoleName[];

/** Whoever may stand before the api; a stranger and the admin have no role in the dialog. */
export const people = ['anonymous', 'respondent', ...roles, 'stranger', 'admin'] as const;
export type Person = (typeof people)[number];

/** A dialog with all that calls may be about, and one person before it. */
export interface World {
  readonly api: TestApi;
  readonly person: Person;
  readonly survey_id: string;
  readonly dialog_manager_id: number;
  readonly owner: TestAuthor;
  /** Another account, a member of nothing. */
  readonly other: TestAuthor;
  /** The person's account; the other one for anonymous and respondent. */
  readonly self: TestAuthor;
  readonly password: string;
  /** What the person sends as bearer; undefined for nothing. */
  readonly token: string | undefined;
  readonly refresh_token: string | undefined;
  /** The code of a respondent's conversation; of the person's own, if it is one. */
  readonly receipt: () => Promise<string>;
}

/** What the calls of the matrix are about. */
export const worldBlocks: readonly Block[] = inOrder(...structuredClone(threeQuestions), aBlock('gpt', 'talk'));

/** A world of one's own for each person and call, because calls change it; its dialog may have more than `worldBlocks`. */
export async function aWorld(api: TestApi, person: Person, blocks = worldBlocks): Promise<World> {
  const owner = await anAccount(api);
  const survey_id = await insertSurvey(api, { blocks, owner, settings: { feedback_allowed: true } });
  const dialog_manager_id = await insertManager(api, survey_id);
  const other = await anAccount(api);
  const self = await accountOf(api, person, { owner, other, survey_id });
  // Only where one is needed, because it is half of the time that a world takes.
  const own = person === 'respondent' ? await aConversation(api, survey_id) : null;
  const { token, refresh_token } = own ?? (person === 'anonymous' ? nothing : self);
  return {
    api,
    person,
    survey_id,
    dialog_manager_id,
    owner,
    other,
    self,
    password: TEST_PASSWORD,
    token,
    refresh_token,
    receipt: async () => (own ?? (await aConversation(api, survey_id))).receipt,
  };
}

const nothing = { token: undefined, refresh_token: undefined };

/** Begins the dialog as a respondent does. */
async function aConversation(api: TestApi, survey_id: string) {
  const { token_live: token, refresh_token_live: refresh_token } = await api.call('registerLive', { survey_id });
  const { receipt } = await api.call('conversation', { survey_id }, token);
  return { token, refresh_token, receipt: receipt ?? '' };
}

async function accountOf(
  api: TestApi,
  person: Person,
  { owner, other, survey_id }: Pick<World, 'owner' | 'other' | 'survey_id'>,
): Promise<TestAuthor> {
  if (person === 'Besitzer') return owner;
  if (person === 'anonymous' || person === 'respondent') return other;
  const author = await anAccount(api);
  const { db } = api.services;
  if (person === 'stranger') return author;
  if (person === 'admin') {
    await db.updateTable('accounts').set({ admin: true }).where('user_id', '=', author.user_id).execute();
    return author;
  }
  await db.insertInto('members').values({ survey_id, user_id: author.user_id, role: person }).execute();
  return author;
}
