import { isDeepStrictEqual } from 'node:util';
import type { CallInput } from '@dialogwerk/shared/contract';
import {
  beginningOf,
  markAskedAgain,
  newConversation,
  openQuestion,
  questionAt,
  replay,
  timeTexts,
} from '@dialogwerk/shared/dialog';
import type { ApiRequest, ApiValues, CompiledSurvey, PastReply, QuestionKey, Replay } from '@dialogwerk/shared/dialog';
import { CallError } from '../../../errors/CallError.ts';
import { modelCallsOf, readTurns, repliesOf, responsesOf } from '../../../dialogs/storedTurns.ts';
import type { ConversationId } from '../../../dialogs/ConversationId.ts';
import type { ReplyRow, TurnRow } from '../../../dialogs/storedTurns.ts';
import { settleDraw } from '../draws/playDrawn.ts';
import type { ConversationRow } from '../turn/conversationStatements.ts';
import { callHash } from '../led/callHash.ts';
import type { LiveServices } from '../LiveServices.ts';
import type { HeardWords } from '../turn/HeardWords.ts';
import { hearWords } from '../turn/hearWords.ts';
import { readChat } from '../turn/readChat.ts';
import { refuseEndless } from '../turn/refuseEndless.ts';
import { replyFileOf } from '../turn/replyFiles.ts';
import { surveyOf } from '../turn/surveyOf.ts';

type Wanted = Omit<CallInput<'previewChange'>, 'survey_id'>;
type Change = QuestionKey & Pick<PastReply, 'reply' | 'understood'> & { readonly at?: number };

/** What another reply to an earlier question makes of a conversation, before anything is stored. */
export interface ReplayedChange {
  readonly survey: CompiledSurvey;
  readonly rows: readonly TurnRow[];
  readonly replies: readonly ReplyRow[];
  readonly heard: HeardWords | null;
  /** When it was given, in milliseconds since 1970. */
  readonly now: number;
  readonly replayed: Extract<Replay, { outcome: 'replayed' | 'needs-response' }>;
}

interface OfRespondent {
  readonly survey_id: string;
  readonly user_id_live: string;
  readonly conversation: ConversationRow;
}

/** Asks another system; null: the change stops before it. */
export type Ask = ((request: ApiRequest) => Promise<ApiValues>) | null;

/**
 * Plays a conversation again with another reply to an earlier question. null where the question has this very reply now, so that there is
 * nothing to change. Refuses with 410, 422 and 409 as `changeAnswer` says.
 */
export async function replayChange(
  live: LiveServices,
  { survey_id, user_id_live, conversation }: OfRespondent,
  wanted: Wanted,
  ask: Ask,
): Promise<ReplayedChange | null> {
  if (conversation.closed) throw new CallError('survey/inactive');
  const survey = await surveyOf(live, survey_id, conversation);
  const refuseAsGone = async (): Promise<never> => {
    const state = await readChat(live, survey_id, user_id_live);
    throw new CallError('answer/unknown', { ...survey, body: { state } });
  };
  // What it has set off in another chat was read there (docs/decisions/0043).
  if (conversation.participation_id !== null) return refuseAsGone();
  refuseEndless(conversation, survey);

  const ids = { survey_id, conversation_id: conversation.conversation_id };
  await replyFileOf(live, { ...ids, ...wanted }, survey);
  const rows = await readTurns(live.db, ids);
  const open = openQuestion(survey, conversation.state);
  // Rounded, because a time that is read as a float may be a little beside that of the row.
  const since = Math.round(conversation.last_at_ms);
  const replies = repliesOf(rows, conversation.state.spoken).map(({ row, past }) => ({
    row,
    past: markAskedAgain(past, open, since),
  }));
  if (isAlready(replies, wanted)) return null;
  if (questionAt(survey, wanted.unique_question_id, wanted.nachfrage_id)?.timed?.essential)
    throw new CallError('reply/refused', { problem: timeTexts(survey.texts.wording).fixed });
  // Asked back about nothing: it is changed, not in answer to a question that stands open.
  const asIfNew = { ...conversation, state: newConversation };
  const { heard, understood } = await hearWords(live, survey, survey_id, asIfNew, wanted);
  const now = live.now();
  const change = { ...wanted, ...(understood ? { understood } : {}), at: now };
  const replayed = await play(
    { live, survey, conversation: { ...ids, ...conversation } },
    { rows, replies },
    change,
    ask,
  );
  if (replayed.outcome === 'rejected') throw new CallError('reply/refused', { problem: replayed.message });
  if (replayed.outcome === 'stale') return refuseAsGone();
  return { survey, rows, replies, heard, now, replayed };
}

interface Played {
  readonly live: LiveServices;
  readonly survey: CompiledSurvey;
  readonly conversation: ConversationId & Pick<ConversationRow, 'state'>;
}

/** Asks the systems, and draws the arms, that only the new way leads to. */
async function play(
  { live, survey, conversation }: Played,
  { rows, replies }: Pick<ReplayedChange, 'rows' | 'replies'>,
  change: Change,
  ask: Ask,
): Promise<Replay> {
  const past = replies.map((reply) => reply.past);
  const responses = responsesOf(rows);
  const settledDraws: Record<string, string> = { ...conversation.state.draws };
  const at = rows[0]?.created_at.getTime();
  const { spoken } = conversation.state;
  const begun = { ...beginningOf(conversation.state), at, draws: settledDraws, now: spoken?.now };
  const models = { made: modelCallsOf(rows), keyOf: callHash };
  for (;;) {
    const replayed = replay(survey, past, responses, change, models, begun);
    if (ask === null) return replayed;
    if (replayed.outcome === 'needs-response') {
      const { request } = replayed;
      responses.push({ request, values: await ask(request) });
      continue;
    }
    const settled = replayed.outcome === 'replayed' ? await settleNext({ live, survey, conversation }, replayed) : null;
    if (!settled) return replayed;
    settledDraws[settled.unique_question_id] = settled.arm;
  }
}

function settleNext({ live, survey, conversation }: Played, { turns }: Extract<Replay, { outcome: 'replayed' }>) {
  const drawn = turns.flatMap(({ effects }) => effects.filter((effect) => effect.kind === 'draw'));
  return settleDraw(live.pool, conversation, survey, drawn);
}

/** Whether the question has this very reply now: then there is nothing to change, and nothing to mark as changed. */
function isAlready(replies: readonly ReplyRow[], { unique_question_id, nachfrage_id, reply }: Change): boolean {
  const current = replies.findLast(
    ({ past }) =>
      past.withdrawn_at === null &&
      past.unique_question_id === unique_question_id &&
      past.nachfrage_id === nachfrage_id,
  );
  return current !== undefined && isDeepStrictEqual(current.past.reply, reply);
}
