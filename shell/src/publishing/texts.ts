/** What is said around the steps from draft to respondents, which are a module's. */
export const texts = {
  title: 'Veröffentlichung',
  close: 'Veröffentlichung schließen',
  loading: 'Die Schritte bis zu den Teilnehmenden werden geladen …',
  open: (label: string) => `Veröffentlichung: ${label}`,
  missing: 'Veröffentlichen ist hier gerade nicht möglich. Bitte laden Sie die Seite neu.',
} as const;
