import type { PublishedDataChange } from '@dialogwerk/shared/contract';
import { counted, formatCount } from '@dialogwerk/shared/numbers';

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
  toCheck: 'Zur Dialogprüfung',
  note: 'Notiz für Ihr Team (freiwillig)',
  noteHint: 'Zum Beispiel: Frage 3 klarer gestellt',
  opening: 'Der Dialog wird geladen …',
  notOpened: (reason: string) => `Der Dialog konnte nicht geladen werden. ${reason} An ihm hat sich nichts geändert.`,
  notChecked: (reason: string) => `Der Dialog konnte nicht geprüft werden. ${reason}`,
  live: 'Dialog live',
  isLive: 'Alle mit dem Link können teilnehmen.',
  isInactive:
    'Wer den Link öffnet, erfährt, dass der Dialog nicht aktiv ist. Alle bisherigen Antworten bleiben erhalten.',
  onFailed: (reason: string) => `Der Dialog wurde nicht live geschaltet und bleibt inaktiv. ${reason}`,
  offFailed: (reason: string) => `Der Dialog wurde nicht inaktiv geschaltet und bleibt live. ${reason}`,
  publishedNotLive: (reason: string) => `Der Dialog ist veröffentlicht, aber noch nicht live. ${reason}`,
  unsaved: 'Ihre letzten Änderungen werden gerade gespeichert.',

  data: 'Das bedeutet es für Ihre Daten',
  dataHint: 'Gesammelte Antworten bleiben, wie sie sind, und ihre Spalten behalten in allen Dateien ihre Namen.',
  dataChange: ({ change, columns, answers }: PublishedDataChange) => {
    const [first, last] = [columns[0], columns.at(-1)];
    const where =
      first === undefined || last === undefined ? 'der Spalten' : first === last ? first : `${first} bis ${last}`;
    const collected = counted(answers, 'Antwort', 'Antworten');
    return {
      'new-variable': `Neue Antworten lassen sich nicht mehr mit den bisherigen vergleichen (${collected}). Sie bekommen eigene Spalten, ${where} ${first === last ? 'bleibt' : 'bleiben'} für die bisherigen.`,
      wording: `Ändert vielleicht die Bedeutung von ${where} (${collected}): Der Wortlaut ist ein anderer.`,
      renamed: `Heißt im Dialog jetzt anders (${collected}). In Dateien ${first === last ? 'bleibt' : 'bleiben'} es bei ${where}; das Codebuch nennt den neuen Namen.`,
    }[change];
  },
  renew: 'Als neue Variable weiterführen',
  renewOf: (name: string) => `Als neue Variable weiterführen: ${name}`,

  changes: 'Das ändert sich für Teilnehmende',
  loading: 'Änderungen werden geladen …',
  fault: (reason: string) =>
    `Die Änderungen konnten nicht geladen werden. ${reason} Ihr Entwurf ist davon nicht betroffen.`,
  before: 'Veröffentlicht',
  now: 'Entwurf',
  show: 'Ansehen',
  showName: (name: string) => `Ansehen: ${name}`,
  showAll: (count: number) => `Alle ${formatCount(count)} zeigen`,

  list: 'Bisherige Veröffentlichungen',
  listHint: 'Eine frühere Version bekommen Teilnehmende sofort wieder. Ihr Entwurf bleibt dabei, wie er ist.',
  listLoading: 'Veröffentlichungen werden geladen …',
  listFault: (reason: string) => `Die Veröffentlichungen konnten nicht geladen werden. ${reason}`,
  older: 'Ältere zeigen',
  current: 'Jetzt bei Teilnehmenden',
  unknownAuthor: 'automatisch',
  conversations: (count: number) => counted(count, 'begonnenes Gespräch', 'begonnene Gespräche'),
  bringBack: 'Diese Version veröffentlichen',
  bringBackOf: (moment: string) => `Diese Version veröffentlichen: ${moment}`,
} as const;
