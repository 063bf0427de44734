import { DIALOG_END } from '../../contract/blocks/terminals.ts';
import type { CompiledSurvey } from '../engine/survey/CompiledSurvey.ts';
import type { EngineEvent } from '../engine/events.ts';
import { wordsOf } from '../text/words/wordsOf.ts';

type ReplyEvent = Extract<EngineEvent, { kind: 'reply' }>;

/**
 * A reply that a search tries, as a server would send it to the engine: what is asked of a Wissensfrage is understood as the one entry that it stands at
 * word for word, an open reply as none of what its question's jumps mean, and words as nothing. All others are tried as what they choose. The classifier with its
 * delivered lists gives the same of them, and would come to every author with the check.
 */
export function heardAs(survey: CompiledSurvey, event: ReplyEvent): ReplyEvent {
  const block = survey.blocks.get(event.unique_question_id)?.block;
  const { reply } = event;
  if (block?.type === 'qa' && reply.type === 'qa' && reply.text !== null) {
    const asked = wordsOf(reply.text).join(' ');
    const named = block.qa_entries.filter(({ questions }) =>
      questions.some((question) => asked !== '' && wordsOf(question).join(' ') === asked),
    );
    const [target, ...others] = new Set(named.map(({ id }) => id));
    return target !== undefined && others.length === 0
      ? { ...event, understood: { zone: 'sure', matches: [{ target, confidence: 1 }] } }
      : { ...event, understood: { zone: 'unknown', matches: [] } };
  }
  if (reply.type === 'words') return { ...event, understood: { zone: 'unknown', matches: [] } };
  const isMeant = block?.jump_to_ids.some(
    ({ kind, target }) => kind === 'condition' && (target === DIALOG_END || survey.blocks.has(target)),
  );
  if (block?.type !== 'open' || reply.type !== 'open' || 'recording' in reply || !isMeant) return event;
  return { ...event, understood: { zone: 'unknown', matches: [] } };
}
