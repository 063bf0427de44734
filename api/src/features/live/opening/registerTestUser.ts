import { isDeepStrictEqual } from 'node:util';
import type { CallResponse, Language } from '@dialogwerk/shared/contract';
import type { Kysely } from 'kysely';
import type { Services } from '../../../services.ts';
import { uuidv7 } from '../../../storage/ids.ts';
import type { Tables } from '../../../storage/tables/tables.ts';
import { keptParameters, pickParameters } from '../../../dialogs/linkParameters.ts';
import type { CameWith } from '../../../dialogs/linkParameters.ts';
import { wishedLanguages } from '../../../dialogs/wishedLanguages.ts';
import { ARM_PARAMETER } from '../draws/drawArm.ts';
import { openConversations } from './openConversations.ts';
import { pinTest, triedRevision } from './triedRevision.ts';
import { withTokens } from './registerLiveUser.ts';
import { userNames } from '../texts.ts';

/**
 * An author's test conversation of a survey, live or not. An author has one test user, so that a test goes on after a
 * reload; it begins anew when it is at its end or the survey was edited since, because an author wants to try what is
 * there now.
 */
export async function registerTestUser(
  services: Services,
  author_id: string,
  { survey_id, as_it_is, query }: { readonly survey_id: string; readonly as_it_is: boolean; readonly query: string },
): Promise<CallResponse<'testRegister'>> {
  return services.db.transaction().execute(async (transaction) => {
    const now = services.now();
    const { user_id_live, username_live } = await testUserOf(transaction, author_id, now);
    const cameWith = await triedOut(transaction, survey_id, query);
    const asked = await triedRevision(transaction, survey_id, query);
    if (!(await goesOn(transaction, survey_id, user_id_live, { as_it_is, cameWith, asked }))) {
      await openTests(transaction, [survey_id], user_id_live, services, {
        cameWith,
        wished: wishedLanguages(query, undefined),
      });
      if (asked !== null) await pinTest(transaction, { survey_id, user_id_live }, asked);
    }
    return withTokens(services, transaction, user_id_live, username_live);
  });
}

/** Begins the test user's conversations in these surveys anew. */
export async function openTests(
  transaction: Kysely<Tables>,
  surveyIds: readonly string[],
  user_id_live: string,
  services: Services,
  { cameWith = null, wished = [] }: { readonly cameWith?: CameWith | null; readonly wished?: readonly Language[] } = {},
): Promise<void> {
  await transaction
    .deleteFrom('conversations')
    .where('survey_id', 'in', surveyIds)
    .where('user_id_live', '=', user_id_live)
    .execute();
  const origin = { cameWith: new Map(surveyIds.map((survey_id) => [survey_id, cameWith])) };
  const user = { user_id_live, runs: 'draft', device: null, wished, origin } as const;
  await openConversations(transaction, surveyIds, user, services);
}

/** The author's test user, made at the first test. Its row stays locked to the end of the transaction. */
export async function testUserOf(
  transaction: Kysely<Tables>,
  author_id: string,
  now: number,
): Promise<{ user_id_live: string; username_live: string }> {
  return transaction
    .insertInto('live_users')
    .values({ user_id_live: uuidv7(now), username_live: userNames.test, account_id: author_id })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ username_live: userNames.test }))
    .returning(['user_id_live', 'username_live'])
    .executeTakeFirstOrThrow();
}

async function goesOn(
  transaction: Kysely<Tables>,
  survey_id: string,
  user_id_live: string,
  {
    as_it_is,
    cameWith,
    asked,
  }: { readonly as_it_is: boolean; readonly cameWith: CameWith | null; readonly asked: number | null },
): Promise<boolean> {
  const running = await transaction
    .selectFrom('conversations')
    .innerJoin('surveys', 'surveys.survey_id', 'conversations.survey_id')
    .where((row) => row('conversations.revision', '=', asked ?? row.ref('surveys.revision')))
    .where('conversations.survey_id', '=', survey_id)
    .where('user_id_live', '=', user_id_live)
    .$if(!as_it_is, (query) => query.where('finished_at', 'is', null))
    .select('came_with')
    .executeTakeFirst();
  return running !== undefined && (as_it_is || isDeepStrictEqual(running.came_with, cameWith));
}

/** What the address of a test names: arms of experiments, and what is kept of the dialog's link; null for nothing. */
async function triedOut(db: Kysely<Tables>, survey_id: string, query: string): Promise<CameWith | null> {
  if (query === '') return null;
  const arms = [...new URLSearchParams(query).keys()].filter((name) => name.startsWith(ARM_PARAMETER));
  const kept = (await keptParameters(db, [survey_id])).get(survey_id) ?? [];
  return pickParameters(query, [...new Set([...arms, ...kept])]);
}
