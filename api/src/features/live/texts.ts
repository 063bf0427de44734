import type { ModelCall } from '@dialogwerk/shared/dialog';
import { inEachLanguage } from '../../wording/inEachLanguage.ts';

/** The names that test and live users get; nobody's own. */
export const userNames = { test: 'Test', live: 'Gast' } as const;

/** What a closed page's browser shows below the chat's name. */
export const newMessageIn = inEachLanguage('newMessage', { de: 'Neue Nachricht', en: 'New message' });

const thinkingTexts = inEachLanguage('thinking', {
  de: 'denkt noch nach … Das kann bis zu einer Minute dauern.',
  en: 'still thinking … This may take up to a minute.',
});

/** What a respondent reads while a model has said nothing for some time. */
export function thinkingIn({ language }: Pick<ModelCall, 'language'>): string {
  return thinkingTexts(language);
}
