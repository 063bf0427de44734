import type { Kysely } from 'kysely';
import { CallError } from '../../../errors/CallError.ts';
import type { Services } from '../../../services.ts';
import type { ConversationId } from '../../../dialogs/ConversationId.ts';
import { uuidv7 } from '../../../storage/ids.ts';
import type { Tables } from '../../../storage/tables/tables.ts';
import { keptParameters, pickParameters } from '../../../dialogs/linkParameters.ts';
import type { CameWith } from '../../../dialogs/linkParameters.ts';
import type { KnownDevice } from './deviceKind.ts';
import type { Language } from '@dialogwerk/shared/contract';
import type { Draws } from '@dialogwerk/shared/dialog';
import { beginLanguages } from './beginLanguages.ts';
import { insertDraftTests, insertOnPublished } from './insertConversations.ts';
import { withoutTestToken } from '../../../studies/doors/testLink.ts';
import { receiptCode, receiptHash } from '../receipt/receiptCode.ts';

/** What a conversation runs on: what is published, by a respondent or by who tries the respondents' way, or the draft in an author's test. */
export type RunsOn = 'published' | 'published-test' | 'draft';

/** Whose conversations are opened. A test runs on an inactive survey as well. */
interface ConversationUser {
  readonly user_id_live: string;
  readonly runs: RunsOn;
  readonly device: KnownDevice | null;
  readonly origin: Origin;
  /** The languages that they want, the most wanted first. */
  readonly wished: readonly Language[];
  /** Arms of experiments that are settled beforehand; absent for none. */
  readonly draws?: Draws;
}

/** Where a respondent comes from: what stands in their link, or what a conversation of theirs that begins anew came with. */
export type Origin = { readonly query: string } | { readonly cameWith: ReadonlyMap<string, CameWith | null> };

/** What is kept of where a respondent comes from, by dialog. */
export async function keptOf(
  db: Kysely<Tables>,
  surveyIds: readonly string[],
  origin: Origin,
): Promise<ReadonlyMap<string, CameWith | null>> {
  if ('cameWith' in origin) return origin.cameWith;
  if (origin.query === '') return new Map();
  const kept = await keptParameters(db, surveyIds);
  const query = withoutTestToken(origin.query);
  return new Map([...kept].map(([survey_id, names]) => [survey_id, pickParameters(query, names)]));
}

/**
 * Opens one conversation in each survey for a live user, on what is published at this moment or on the draft; each notes the composition that is served. Refuses all of them when one survey is unknown (404) or not active (410).
 * Gives which they are. Runs inside the caller's transaction.
 */
export async function openConversations(
  db: Kysely<Tables>,
  surveyIds: readonly string[],
  user: ConversationUser,
  services: Pick<Services, 'now' | 'pseudonym' | 'releases' | 'model'>,
): Promise<readonly ConversationId[]> {
  const wanted = [...new Set(surveyIds)];
  const found = await db
    .selectFrom('surveys')
    .select(['survey_id', 'active', 'deleted_at'])
    .where('survey_id', 'in', wanted)
    .execute();
  if (found.length < wanted.length) throw new CallError('survey/unknown-link');
  if (found.some(({ active, deleted_at }) => deleted_at !== null || (user.runs === 'published' && !active))) {
    throw new CallError('survey/inactive');
  }
  const now = services.now();
  const kept = await keptOf(db, wanted, user.origin);
  const begun = wanted.map((survey_id) => ({ survey_id }));
  const languages = await beginLanguages(db, begun, { wished: user.wished, draft: user.runs === 'draft' });
  const conversations = wanted.map((survey_id) => {
    const conversation_id = uuidv7(now);
    const receipt_hash = receiptHash(services, receiptCode(services, conversation_id));
    const came_with = kept.get(survey_id) ?? null;
    return { survey_id, conversation_id, receipt_hash, came_with, language: languages.get(survey_id) };
  });
  const beginner = {
    user_id_live: user.user_id_live,
    device: user.device,
    now: new Date(now),
    composition: await services.releases.composition(),
    led: services.model.connected,
    ...(user.draws ? { draws: user.draws } : {}),
  };
  if (user.runs === 'draft') await insertDraftTests(db, conversations, beginner);
  else await insertOnPublished(db, conversations, { ...beginner, is_live: user.runs === 'published' });
  return conversations;
}
