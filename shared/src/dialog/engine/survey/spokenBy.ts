import type { ConversationState } from '../ConversationState.ts';
import type { CompiledSurvey } from './CompiledSurvey.ts';
import { supposedAt } from './supposedAt.ts';

/** A dialog in the language that a conversation is in now (domain.md §14). */
export function spokenBy(survey: CompiledSurvey, { spoken }: Pick<ConversationState, 'spoken'>): CompiledSurvey {
  if (spoken === undefined || spoken.now === survey.language) return survey;
  return supposedAt(survey.spokenIn(spoken.now), survey.at);
}
