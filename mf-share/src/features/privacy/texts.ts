import type { LegalBasis, PrivacyForm } from '@dialogwerk/shared/contract';

const bases: Readonly<Record<LegalBasis, string>> = {
  consent: 'Einwilligung',
  contract: 'Vertrag oder dessen Vorbereitung',
  legal_obligation: 'Rechtliche Verpflichtung',
  public_task: 'Aufgabe im öffentlichen Interesse',
  legitimate_interest: 'Berechtigtes Interesse',
};

const fields = {
  controller: 'Verantwortliche Stelle',
  address: 'Anschrift',
  email: 'E-Mail-Adresse für Fragen',
  officer: 'Datenschutzbeauftragte Person',
  purpose: 'Wofür Sie die Antworten verwenden',
  interest: 'Welches berechtigte Interesse',
  recipients: 'Weitere Empfänger',
  authority: 'Aufsichtsbehörde für Beschwerden',
} as const satisfies Partial<Record<keyof PrivacyForm, string>>;

const missing = new Intl.ListFormat('de', { type: 'conjunction' });

const hints: Partial<Record<keyof PrivacyForm, string>> = {
  officer: 'Freiwillig, mit Kontakt',
  recipients: 'Freiwillig: wer die Angaben sonst bekommt, und ob das außerhalb der EU ist',
  authority: 'Freiwillig',
};

export const privacyPanelTexts = {
  loading: 'Angaben zum Datenschutz werden geladen …',
  failed: (reason: string) => `Die Angaben zum Datenschutz konnten nicht geladen werden. ${reason}`,
  text: 'Aus wenigen Angaben und den Einstellungen dieses Dialogs entstehen eine Datenschutzerklärung nach Art. 13 DSGVO und ein Eintrag für Ihr Verarbeitungsverzeichnis nach Art. 30. Bitte lassen Sie beides prüfen: Es ersetzt keine Rechtsberatung.',
  fields,
  basis: 'Rechtsgrundlage',
  bases,
  special: 'Wir fragen nach Gesundheit, Religion, politischer Meinung oder Ähnlichem (Art. 9 DSGVO)',
  hints,
  statement: 'So entsteht die Erklärung',
  german: 'Die Erklärung entsteht auf Deutsch, auch wenn der Dialog eine andere Sprache spricht.',
  replaces:
    'Der Dialog hat schon eine Datenschutzerklärung. Beim Übernehmen wird sie ersetzt; Sie können das rückgängig machen.',
  noTime: 'Noch ist nicht eingestellt, wann Antworten gelöscht werden. Das legen Sie unter „Analyse“ fest.',
  outdated: {
    title: 'Die Datenschutzerklärung ist überholt',
    since: (moment: string) => `Seit dem ${moment} haben sich Einstellungen geändert`,
    text: 'So unterscheidet sich die Erklärung, die aus den Einstellungen von jetzt entsteht, von der im Dialog. Was Sie dort selbst geändert haben, zählt als Unterschied mit und wird ersetzt.',
    kinds: {
      gone: (section: string) => `${section}: fällt weg`,
      new: (section: string) => `${section}: kommt hinzu`,
    },
    take: 'Neu übernehmen',
  },
  take: 'Als Datenschutzerklärung übernehmen',
  record: 'Eintrag für das Verarbeitungsverzeichnis herunterladen',
  recordName: (name: string) => `Verarbeitungsverzeichnis ${name}.html`,
  recordTitle: 'Verzeichnis von Verarbeitungstätigkeiten (Art. 30 Abs. 1 DSGVO)',
  recordMade: (moment: string) => `Erstellt am ${moment} aus den Einstellungen, die dann galten.`,
  isMissing: (names: readonly string[]) => `Es fehlt noch: ${missing.format(names)}.`,
  taken: 'Die Datenschutzerklärung ist übernommen. Teilnehmende lesen sie, sobald Sie den Dialog veröffentlichen.',
  undo: 'Rückgängig',
  undone: 'Die Datenschutzerklärung ist wieder die vorige.',
  notTaken: (reason: string) => `Die Datenschutzerklärung wurde nicht übernommen; die vorige gilt weiter. ${reason}`,
} as const;
