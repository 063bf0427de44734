import type { ChatState } from '@dialogwerk/shared/contract';
import type { CompiledSurvey, ConversationState } from '@dialogwerk/shared/dialog';

/** The language that a conversation is in now, as its respondent's page is told it; nothing where its dialog has only one. */
export function languageOf(
  { languages, language }: CompiledSurvey,
  { spoken }: Pick<ConversationState, 'spoken'>,
): Pick<ChatState, 'language'> {
  return languages.length > 1 ? { language: spoken?.now ?? language } : {};
}
