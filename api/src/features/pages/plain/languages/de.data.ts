import type { MediaKind } from '@dialogwerk/shared/contract';
import type { InLanguage } from '@dialogwerk/shared/dialog/messenger';
import type { PlainTexts } from '../PlainTexts.ts';

const kindNames: { readonly [K in MediaKind]: string } = {
  image: 'Bild (JPEG, PNG, WebP, GIF)',
  audio: 'Audio (MP3, WAV, OGG, M4A)',
  video: 'Video (MP4, WebM)',
  document: 'Dokument (PDF, Word, Excel, OpenDocument, Text)',
};
const options = (count: number): string => (count === 1 ? 'eine Möglichkeit' : `${count} Möglichkeiten`);

function range(min: number, max: number | null): string {
  if (max === null) return min > 1 ? `mindestens ${options(min)}` : 'eine oder mehrere Möglichkeiten';
  if (min === max) return `genau ${options(max)}`;
  return min > 0 ? `${min} bis ${options(max)}` : `höchstens ${options(max)}`;
}

/** What the pages without a script say in German. */
export const de: InLanguage<PlainTexts> = (say) => ({
  lang: 'de',
  withoutScript: 'Ohne JavaScript teilnehmen',
  offer: say(
    'In Ihrem Browser läuft kein JavaScript. Sie können trotzdem teilnehmen: Frage für Frage, jede auf einer Seite.',
    'In deinem Browser läuft kein JavaScript. Du kannst trotzdem teilnehmen: Frage für Frage, jede auf einer Seite.',
  ),
  begin: 'Dieser Dialog geht auch ohne JavaScript: Frage für Frage, jede auf einer Seite.',
  chats: `Mehrere Chats nebeneinander brauchen JavaScript. Bitte ${say('schalten Sie es ein und laden Sie', 'schalte es ein und lade')} die Seite neu.`,
  chatsAlone: `Einzeln ${say('können Sie', 'kannst du')} diese Gespräche auch ohne JavaScript führen; sie wissen dann nichts voneinander:`,
  fault: 'Fehler: ',
  progress: (percent) => `Fortschritt: ${percent}\u00A0%`,
  earlier: (count) =>
    count === 1 ? 'Bisheriger Verlauf (eine Nachricht)' : `Bisheriger Verlauf (${count} Nachrichten)`,
  log: 'Gesprächsverlauf',
  you: say('Sie', 'Du'),
  answer: say('Ihre Antwort', 'Deine Antwort'),
  send: 'Senden',
  skip: 'Überspringen',
  goOn: 'Weiter',
  speak: 'Sprache',
  notSwitched: say(
    'Die Sprache ließ sich nicht wechseln. Ihre Antworten sind sicher, und was Sie eingegeben haben, steht noch hier. Bitte versuchen Sie es noch einmal.',
    'Die Sprache ließ sich nicht wechseln. Deine Antworten sind sicher, und was du eingegeben hast, steht noch hier. Bitte versuch es noch einmal.',
  ),
  fileAgain: `Eine Datei, die ${say('Sie', 'du')} schon ausgesucht ${say('hatten, wählen Sie', 'hattest, wähle')} bitte noch einmal aus.`,

  chooseFrom: (min, max) => `Bitte ${say('wählen Sie', 'wähle')} ${range(min, max)}.`,
  other: (label) => `„${label}“, und zwar:`,
  inWords: 'Oder in eigenen Worten:',
  either: say(
    'Bitte wählen Sie entweder etwas aus oder schreiben Sie etwas, nicht beides.',
    'Bitte wähle entweder etwas aus oder schreib etwas, nicht beides.',
  ),
  unit: (unit) => `in ${unit}`,
  numberFrom: (min, max) => `Zahl von ${min} bis ${max}`,
  numberLeast: (min) => `Zahl ab ${min}`,
  numberMost: (max) => `Zahl bis ${max}`,
  steps: (step) => `in Schritten von ${step}`,
  pole: (value, label) => `${value} = ${label}`,
  day: 'Tag, Monat und Jahr, zum Beispiel 24.12.2026',
  dayFrom: (min) => `frühestens ${min}`,
  dayTo: (max) => `spätestens ${max}`,
  time: 'Stunde und Minute, zum Beispiel 9:30',
  point: (value, count) => `${value} von ${count}`,
  place: (place) => `Platz ${place}`,
  noPlace: 'Platz wählen',
  rank: `${say('Geben Sie', 'Gib')} jeder Möglichkeit einen Platz, jeden Platz nur einmal. 1 steht oben.`,
  rankAgain: `Bitte ${say('vergeben Sie', 'vergib')} jeden Platz genau einmal.`,
  share: (total) => `Bitte ${say('verteilen Sie', 'verteil')} ${total} Punkte auf die Einträge.`,
  length: (most) => `Höchstens ${most} Zeichen`,
  file: 'Datei',
  fileLimits: (kinds, megabytes) =>
    `${kinds.map((kind) => kindNames[kind]).join(' oder ')}, höchstens ${megabytes}\u00A0MB`,
  chooseFile: `Bitte ${say('wählen Sie', 'wähle')} eine Datei aus.`,
  fileRefused:
    'Die Datei wurde nicht angenommen, und es wurde nichts gespeichert. Bitte Art und Größe prüfen oder eine andere Datei wählen.',
  recording: 'Oder eine Aufnahme als Datei:',
  voice: say(
    'Ohne JavaScript kann diese Seite nicht selbst aufnehmen. Nehmen Sie mit einer App Ihres Geräts auf und wählen Sie die Tondatei hier aus.',
    'Ohne JavaScript kann diese Seite nicht selbst aufnehmen. Nimm mit einer App deines Geräts auf und wähle die Tondatei hier aus.',
  ),
  signature: say(
    'Zeichnen geht nur mit JavaScript. Unterschreiben Sie auf Papier und wählen Sie hier ein Foto davon aus, oder ein Bild Ihrer Unterschrift.',
    'Zeichnen geht nur mit JavaScript. Unterschreib auf Papier und wähle hier ein Foto davon aus, oder ein Bild deiner Unterschrift.',
  ),
  map: say(
    'Klicken Sie auf die Karte, oder geben Sie die Stelle in Prozent an.',
    'Klick auf die Karte, oder gib die Stelle in Prozent an.',
  ),
  mapClick: 'Stelle auf der Karte anklicken und senden',
  across: 'Von links nach rechts, in Prozent (0 ist ganz links, 100 ganz rechts)',
  down: 'Von oben nach unten, in Prozent (0 ist ganz oben, 100 ganz unten)',
  unmarked: say(
    'Bitte klicken Sie auf eine Stelle der Karte, oder füllen Sie beide Felder mit Zahlen von 0 bis 100 aus.',
    'Bitte klick auf eine Stelle der Karte, oder füll beide Felder mit Zahlen von 0 bis 100 aus.',
  ),
  consentNeeded: say(
    'Ihre Zustimmung ist nötig. Wenn Sie nicht zustimmen, endet das Gespräch hier.',
    'Deine Zustimmung ist nötig. Wenn du nicht zustimmst, endet das Gespräch hier.',
  ),
  reason: say('Warum fragen Sie das?', 'Warum fragst du das?'),
  timed: (span) =>
    `Für diese Antwort sind ${span} vorgesehen. Ohne JavaScript läuft hier keine Uhr: ${say('Ihre', 'Deine')} Antwort zählt auch später.`,
  seconds: (seconds) => {
    if (seconds < 60 || seconds % 60 !== 0) return `${seconds} Sekunden`;
    return seconds === 60 ? 'eine Minute' : `${seconds / 60} Minuten`;
  },
  timeOver: 'Zeit abgelaufen: ohne Antwort weiter',

  reread: 'Jetzt nachsehen',
  waiting: 'Einen Moment bitte, das Gespräch geht gleich weiter. Die Seite lädt sich von selbst neu.',
  overtaken: say(
    'Diese Frage war schon beantwortet, etwa in einem anderen Tab. Was Sie eben gesendet haben, wurde nicht gespeichert. Möchten Sie Ihre Antwort ändern, geht das im Verlauf.',
    'Diese Frage war schon beantwortet, etwa in einem anderen Tab. Was du eben gesendet hast, wurde nicht gespeichert. Möchtest du deine Antwort ändern, geht das im Verlauf.',
  ),
  yourText: (text) => `${say('Ihr', 'Dein')} Text von eben: „${text}“`,
  lost: say(
    'Das hat gerade nicht geklappt, und es ist nichts gespeichert. Was Sie eingegeben haben, steht noch hier: Bitte senden Sie es noch einmal.',
    'Das hat gerade nicht geklappt, und es ist nichts gespeichert. Was du eingegeben hast, steht noch hier: Bitte sende es noch einmal.',
  ),
  busy: say(
    'Der Server ist gerade stark ausgelastet, und Ihre Antwort ist noch nicht gespeichert. Sie steht noch hier: Bitte senden Sie sie in ein paar Sekunden noch einmal.',
    'Der Server ist gerade stark ausgelastet, und deine Antwort ist noch nicht gespeichert. Sie steht noch hier: Bitte sende sie in ein paar Sekunden noch einmal.',
  ),
  tooLarge: say(
    'Das ist zu groß, um es zu senden. Es wurde nichts gespeichert; bitte kürzen Sie den Text oder wählen Sie eine kleinere Datei.',
    'Das ist zu groß, um es zu senden. Es wurde nichts gespeichert; bitte kürze den Text oder wähle eine kleinere Datei.',
  ),
  ended: say(
    'Ihr Gespräch lässt sich in diesem Browser nicht mehr öffnen. Sie können hier neu beginnen.',
    'Dein Gespräch lässt sich in diesem Browser nicht mehr öffnen. Du kannst hier neu beginnen.',
  ),

  change: 'Ändern',
  changeThis: (said) => `Antwort „${said}“ ändern`,
  changeLast: 'Zurück: letzte Antwort ändern',
  changeTitle: 'Antwort ändern',
  changeAnyway: 'Trotzdem ändern',
  keep: 'Nicht ändern',
  changed: `${say('Ihre', 'Deine')} Antwort ist geändert.`,
  fallsAway: (count) =>
    count === 1
      ? 'Dann passt diese spätere Antwort nicht mehr:'
      : `Dann passen diese ${count} späteren Antworten nicht mehr:`,
  mayFallAway: 'Ob spätere Antworten dann noch passen, lässt sich vorher nicht sagen.',
  gone: 'Diese Antwort lässt sich nicht mehr ändern. Das Gespräch geht hier weiter.',

  leave: 'Abbrechen',
  finished: say(
    'Vielen Dank für Ihre Antworten. Sie können die Seite jetzt schließen.',
    'Vielen Dank für deine Antworten. Du kannst die Seite jetzt schließen.',
  ),
  receipt: `${say('Ihr', 'Dein')} Code für „Meine Daten“:`,
  receiptMore: say(
    'Mit diesem Code können Sie später ansehen, sichern oder löschen, was von Ihnen gespeichert ist.',
    'Mit diesem Code kannst du später ansehen, sichern oder löschen, was von dir gespeichert ist.',
  ),
  ownData: 'Meine Daten',
  ownDataMore: 'Antworten, Einwilligungen, Dateien und was weitergegeben wurde: zum Ansehen, Mitnehmen und Löschen.',
  sentOn: 'Weiter zur nächsten Seite',
  sentOnInTest: 'Test: Teilnehmende kommen von hier zu dieser Adresse:',
  feedback: say('Wie finden Sie dieses Gespräch?', 'Wie findest du dieses Gespräch?'),
  feedbackWorst: 'gar nicht gut',
  feedbackBest: 'sehr gut',
  feedbackMore: `${say('Möchten Sie', 'Möchtest du')} etwas dazu sagen?`,
  feedbackNothing: say(
    'Bitte wählen Sie eine Bewertung oder schreiben Sie etwas.',
    'Bitte wähl eine Bewertung oder schreib etwas.',
  ),
  feedbackThanks: `Vielen Dank! ${say('Ihre', 'Deine')} Rückmeldung ist angekommen.`,

  newTab: '(öffnet in einem neuen Tab)',
  audio: 'Tonaufnahme',
  video: 'Video',
  captions: 'Untertitel',
  transcript: 'Abschrift',
});
