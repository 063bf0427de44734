const number = new Intl.NumberFormat('de-DE');
const counted = (count: number, one: string, many: string): string =>
  `${number.format(count)} ${count === 1 ? one : many}`;

/** What authors read about draft and published (domain.md §11). */
export const texts = {
  title: 'Veröffentlichung',
  open: (label: string) => `Veröffentlichung: ${label}`,
  since: (moment: string, by: string | null) =>
    by === null
      ? `Teilnehmende bekommen die Version vom ${moment}.`
      : `Teilnehmende bekommen die Version vom ${moment} (${by}).`,
  never:
    'Dieser Dialog wurde noch nie veröffentlicht. Sobald Sie ihn zum ersten Mal live schalten, wird er so veröffentlicht, wie er dann ist.',
  nothing: 'Teilnehmende bekommen den Dialog genau so, wie Sie ihn hier sehen.',
  mayNot: 'Veröffentlichen dürfen nur Besitzer und Personen mit vollem Zugriff.',
  checkSummary: 'Dialogprüfung',
  toCheck: 'Zur Dialogprüfung',
  note: 'Notiz für Ihr Team (freiwillig)',
  noteHint: 'Zum Beispiel: Frage 3 klarer gestellt',
  unsaved: 'Ihre letzten Änderungen werden gerade gespeichert.',

  changes: 'Das ändert sich für Teilnehmende',
  loading: 'Änderungen werden geladen …',
  fault: (reason: string) =>
    `Die Änderungen konnten nicht geladen werden. ${reason} Ihr Entwurf ist davon nicht betroffen.`,
  before: 'Veröffentlicht',
  now: 'Entwurf',
  show: 'Ansehen',
  showName: (name: string) => `Ansehen: ${name}`,
  showAll: (count: number) => `Alle ${number.format(count)} zeigen`,

  list: 'Bisherige Veröffentlichungen',
  listHint: 'Eine frühere Version bekommen Teilnehmende sofort wieder. Ihr Entwurf bleibt dabei, wie er ist.',
  listLoading: 'Veröffentlichungen werden geladen …',
  listFault: (reason: string) => `Die Veröffentlichungen konnten nicht geladen werden. ${reason}`,
  older: 'Ältere laden',
  current: 'Jetzt bei Teilnehmenden',
  unknownAuthor: 'automatisch',
  conversations: (count: number) => counted(count, 'begonnenes Gespräch', 'begonnene Gespräche'),
  bringBack: 'Diese Version veröffentlichen',
  bringBackOf: (moment: string) => `Diese Version veröffentlichen: ${moment}`,
} as const;
