export const timeTexts = {
  title: 'Zeit je Frage',
  explained:
    'Vom Erscheinen der Frage bis zur Antwort. Der Balken reicht über die mittlere Hälfte, der Strich ist der Median.',
  question: 'Frage',
  n: 'Antworten',
  median: 'Median',
  middle: 'Mittlere Hälfte',
  range: (from: string, to: string) => `${from} bis ${to}`,
  unnamed: 'Frage ohne Text',
  failed: (reason: string) => `Die Zeiten konnten nicht geladen werden. ${reason}`,
} as const;
