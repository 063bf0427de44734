/** What a respondent reads when the messenger does not come. */
const german = {
  lang: 'de',
  failed:
    'Das Gespräch konnte nicht geladen werden. Bitte prüfen Sie Ihre Internetverbindung. Es ist nichts verloren gegangen.',
  again: 'Erneut versuchen',
  framed: 'In diesem Rahmen kann das Gespräch nicht geführt werden, in einem eigenen Tab schon: ',
};

const english: typeof german = {
  lang: 'en',
  failed: 'The conversation could not be loaded. Please check your internet connection. Nothing has been lost.',
  again: 'Try again',
  framed: 'The conversation cannot be held in this frame, but in a tab of its own: ',
};

export const textsFor = (language: string): typeof german => (/^de\b/.test(language) ? german : english);

const kept = {
  sie: 'Ihre Antwort ist gespeichert. Das Gespräch geht weiter, sobald es geladen ist.',
  du: 'Deine Antwort ist gespeichert. Das Gespräch geht weiter, sobald es geladen ist.',
  en: 'Your answer is saved. The conversation goes on as soon as it has loaded.',
} as const;

/** What is said once the first question is answered and the messenger is still on its way. */
export function firstChoiceTexts(
  language: string,
  du_sie: 'du' | 'sie',
): { readonly lang: string; readonly kept: string } {
  const { lang } = textsFor(language);
  return { lang, kept: kept[lang === 'de' ? du_sie : 'en'] };
}
