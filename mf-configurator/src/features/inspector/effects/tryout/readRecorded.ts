import { fetchOnce } from '@dialogwerk/shared/clients';
import { MODEL_TRY_LIMITS, TALK_REPLY_LIMIT } from '@dialogwerk/shared/contract';
import type { CallResponse } from '@dialogwerk/shared/contract';
import { plainLine } from '@dialogwerk/shared/dialog';
import type { TriedLine, TriedTranscript } from '../../model/tryout/TriedTranscript.ts';

/** How many of the newest conversations are looked through. */
const LOOKED_THROUGH = 20;

/** What was said at a block, without what was withdrawn. */
function saidAt(turns: CallResponse<'transcript'>['turns'], unique_question_id: string): TriedLine[] {
  return (
    turns
      .filter(({ withdrawn_at }) => withdrawn_at === null)
      .flatMap(({ entries }) => entries)
      .filter((entry) => entry.unique_question_id === unique_question_id && entry.type.startsWith('gpt'))
      // Whether a model may get what is written was asked before.
      .filter(({ nachfrage_id }) => !nachfrage_id?.endsWith('~0'))
      .map(({ user_or_bot, context }): TriedLine => {
        const isPerson = user_or_bot === 'user';
        // What a model has said is stored as text that shows no markup.
        const text = isPerson ? context : plainLine(context);
        return { by: isPerson ? 'person' : 'model', text: text.slice(0, TALK_REPLY_LIMIT) };
      })
      .slice(0, MODEL_TRY_LIMITS.said)
  );
}

/** The newest conversations in which somebody replied at a block, but for those `known`. Throws what the calls throw. */
export async function readRecorded(
  survey_id: string,
  unique_question_id: string,
  known: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<TriedTranscript[]> {
  const { conversations } = await fetchOnce('resultConversations', { survey_id, filter: '' }, signal);
  const newest = conversations.filter(({ conversation_id }) => !known.has(conversation_id)).slice(0, LOOKED_THROUGH);
  const read = await Promise.all(
    newest.map(({ conversation_id }) => fetchOnce('transcript', { survey_id, conversation_id }, signal)),
  );
  return read.flatMap(({ conversation_id, started_at, turns }) => {
    const said = saidAt(turns, unique_question_id);
    if (!said.some(({ by }) => by === 'person')) return [];
    const recorded = { conversation_id, begun: started_at };
    return [{ id: crypto.randomUUID(), said, recorded, expected: null, judged: null }];
  });
}
