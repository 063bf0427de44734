import type { OpenQuestion } from '../../../contract/index.ts';
import type { CompiledSurvey } from '../survey/CompiledSurvey.ts';
import type { OpenPlace } from '../ConversationState.ts';
import { askedAt } from './openQuestion.ts';

/** Where a survey asks the part of a block that an id names. */
function placeOf(survey: CompiledSurvey, unique_question_id: string, nachfrage_id: string | null): OpenPlace {
  const whole = { unique_question_id, probe: null };
  if (nachfrage_id === null) return whole;
  const part = nachfrage_id.slice(unique_question_id.length + 1);
  const mark = nachfrage_id[unique_question_id.length];
  const isKnowledge = survey.blocks.get(unique_question_id)?.block.type === 'qa';
  if (mark === '#' && /^[1-9]$/.test(part)) return { unique_question_id, probe: { nachfrage_id, chosen: [] } };
  if (mark === '~' && part === '0') return { ...whole, agree: { kind: 'talk', said: [] } };
  if (mark === '~' && /^[1-9]\d?$/.test(part)) {
    return { ...whole, talk: Array.from({ length: Number(part) - 1 }, () => ({ by: 'person', text: '' })) };
  }
  if (mark === '!') return { ...whole, search: Number(part), helped: '' };
  if (mark === '?' && isKnowledge) return { ...whole, search: Number(part), meant: { text: '', candidates: [] } };
  if (mark === '?') return { ...whole, again: Number(part), candidates: [] };
  const hasItems = survey.blocks.get(unique_question_id)?.asking?.kind === 'items';
  return hasItems ? { ...whole, item_id: part, answered: false } : { ...whole, search: Number(part) };
}

/** A question as it is asked, whether or not it is open: to change its answer or to draw it in a form; null for one that there is not. */
export function questionAt(
  survey: CompiledSurvey,
  unique_question_id: string,
  nachfrage_id: string | null,
): OpenQuestion | null {
  const question = askedAt(survey, placeOf(survey, unique_question_id, nachfrage_id))?.question ?? null;
  return question?.nachfrage_id === nachfrage_id ? question : null;
}
