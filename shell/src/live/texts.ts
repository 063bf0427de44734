/** What a respondent reads when the messenger does not come. */
const german = {
  failed:
    'Das Gespräch konnte nicht geladen werden. Bitte prüfen Sie Ihre Internetverbindung. Es ist nichts verloren gegangen.',
  again: 'Erneut versuchen',
};

const english: typeof german = {
  failed: 'The conversation could not be loaded. Please check your internet connection. Nothing has been lost.',
  again: 'Try again',
};

export const textsFor = (language: string): typeof german => (language.startsWith('en') ? english : german);
