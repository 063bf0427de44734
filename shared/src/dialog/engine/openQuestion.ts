import type { OpenQuestion } from '../../contract/index.ts';
import type { CompiledSurvey } from './CompiledSurvey.ts';
import type { ConversationState } from './ConversationState.ts';

/** Probes are answered in free text of this length at most. */
const PROBE_LENGTH = 2_000;

/** The question that waits for a reply; null before the start and after the end. A probe may be skipped where its question may. */
export function openQuestion(survey: CompiledSurvey, state: ConversationState): OpenQuestion | null {
  if (state.open === null) return null;
  const { unique_question_id, probe } = state.open;
  const compiled = survey.blocks.get(unique_question_id);
  if (!compiled?.asking) return null;
  return {
    unique_question_id,
    nachfrage_id: probe?.nachfrage_id ?? null,
    optional: compiled.block.optional,
    input: probe ? { type: 'open', multiline: true, max_length: PROBE_LENGTH } : compiled.asking.input,
  };
}
