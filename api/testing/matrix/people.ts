import type { RoleName } from '@dialogwerk/shared/contract';
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
  readonly receipt: string;
}

const blocks = inOrder(...structuredClone(threeQuestions), aBlock('gpt', 'talk'));

/** A world of one's own for each person and call, because calls change it. */
export async function aWorld(api: TestApi, person: Person): Promise<World> {
  const owner = await anAccount(api);
  const survey_id = await insertSurvey(api, { blocks, owner, settings: { feedback_allowed: true } });
  const dialog_manager_id = await insertManager(api, survey_id);
  const other = await anAccount(api);
  const self = await accountOf(api, person, { owner, other, survey_id });
  const live = await api.call('registerLive', { survey_id });
  const { receipt } = await api.call('conversation', { survey_id }, live.token_live);
  const tokens: { readonly [P in Person]?: readonly [string | undefined, string | undefined] } = {
    anonymous: [undefined, undefined],
    respondent: [live.token_live, live.refresh_token_live],
  };
  const [token, refresh_token] = tokens[person] ?? [self.token, self.refresh_token];
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
    receipt: receipt ?? '',
  };
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
