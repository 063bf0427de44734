interface WidgetTexts {
  readonly label: string;
  readonly close: string;
  readonly opened: (label: string) => string;
}

const german: WidgetTexts = {
  label: 'Ihre Meinung',
  close: 'Schließen',
  opened: (label) => `„${label}“ ist jetzt auf dieser Seite geöffnet.`,
};

const english: WidgetTexts = {
  label: 'Your opinion',
  close: 'Close',
  opened: (label) => `“${label}” is now open on this page.`,
};

/** What the widget itself says; German where the language says nothing else. */
export function textsFor(lang: string): WidgetTexts {
  return lang === '' || /^de\b/i.test(lang) ? german : english;
}
