import { counted } from '@dialogwerk/shared/numbers';

const changes = (count: number): string => counted(count, 'Änderung', 'Änderungen');
const dialogs = (count: number): string => counted(count, 'Dialog', 'Dialoge');

/** What authors read on the way of a multi-chat to its respondents. */
export const publishTexts = {
  opening: 'Der Multi-Chat wird geladen …',
  notOpened: (reason: string) =>
    `Der Multi-Chat konnte nicht geladen werden. ${reason} An ihm hat sich nichts geändert.`,
  sound: 'Kein Fehler gefunden, und niemand bleibt hängen.',
  errors: (count: number) =>
    count === 1 ? 'Ein Fehler, den Teilnehmende merken.' : `${count} Fehler, die Teilnehmende merken.`,
  toCheck: 'Zur Prüfung des Multi-Chats',
  place: (place: string, dialog: string) => `${place} (${dialog})`,
  first: (count: number) => `Noch hat niemand etwas bekommen: Alles ist neu (${dialogs(count)}).`,
  nothing: 'Teilnehmende bekommen alles genau so, wie es jetzt ist.',
  changedIn: (name: string, count: number) => `„${name}“: ${changes(count)}`,
  changedBeside: (count: number) => `Auslöser, Hinweise und Reihenfolge: ${changes(count)}`,
  since: (moment: string) => `Teilnehmende bekommen die Version vom ${moment}.`,
  never: 'Dieser Multi-Chat wurde noch nie veröffentlicht.',
  together: 'Alle Dialoge und Auslöser werden zusammen veröffentlicht, wie sie jetzt sind.',
  live: 'Multi-Chat live',
  isLive: 'Alle mit dem Link können teilnehmen, in allen Dialogen zusammen.',
  isInactive:
    'Wer den Link öffnet, erfährt, dass der Multi-Chat nicht aktiv ist. Alle bisherigen Antworten bleiben erhalten.',
  notLive: (reason: string) => `Der Multi-Chat wurde nicht live geschaltet und bleibt inaktiv. ${reason}`,
  notInactive: (reason: string) => `Der Multi-Chat wurde nicht inaktiv geschaltet und bleibt live. ${reason}`,
  publishedNotLive: (reason: string) => `Der Multi-Chat ist veröffentlicht, aber noch nicht live. ${reason}`,
  against: 'Das steht noch dagegen:',
  noQuestion: (name: string) => `„${name}“ stellt noch keine Frage.`,
  role: (name: string) =>
    `Bei „${name}“ reicht Ihre Berechtigung nicht aus, um zu veröffentlichen und live zu schalten.`,
  hidden: (count: number) => `Auf ${dialogs(count)} haben Sie keinen Zugriff.`,
  addQuestion: 'Fragen anlegen',
  addQuestionIn: (name: string) => `Fragen anlegen in „${name}“`,
  toMultiChat: 'Zum Multi-Chat',
} as const;
