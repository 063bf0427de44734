import type { ModelCall } from '@dialogwerk/shared/dialog';

/** The names that test and live users get; nobody's own. */
export const userNames = { test: 'Test', live: 'Gast' } as const;

/** What a closed page's browser shows below the chat's name. */
export const pushTexts = { de: { newMessage: 'Neue Nachricht' }, en: { newMessage: 'New message' } } as const;

const thinkingTexts = {
  de: 'denkt noch nach … Das kann bis zu einer Minute dauern.',
  en: 'still thinking … This may take up to a minute.',
} as const;

/** What a respondent reads while a model has said nothing for some time. */
export function thinkingIn({ language }: Pick<ModelCall, 'language'>): string {
  return thinkingTexts[language.startsWith('de') ? 'de' : 'en'];
}
