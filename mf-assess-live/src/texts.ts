import type { Delay } from './features/conversation/model/Conversation.ts';

/** What the messenger itself says to a respondent, beside the dialog's own texts. */
export interface MessengerTexts {
  /** The language that these texts are in, which is not always the dialog's. */
  readonly lang: string;
  readonly you: string;
  readonly log: string;
  /** Leads down to what is newest. */
  readonly toNewest: string;
  readonly progress: string;
  readonly loading: string;
  readonly answer: string;
  /** A reply that waits. `kept` on this device, else in this page alone. */
  readonly replyWaits: (because: Delay, kept: boolean) => string;
  readonly openingWaits: (because: Delay) => string;
  readonly tryNow: string;
  /** A system of the author's is being asked. */
  readonly working: string;
  readonly finished: string;
  /** On each of the respondent's own bubbles. */
  readonly change: string;
  /** In the menu, for the newest answer. */
  readonly changeLast: string;
  readonly changing: string;
  readonly cancel: string;
  readonly reason: string;
  readonly formView: string;
  readonly form: string;
  readonly sounds: string;
  /** The switch for messages without pauses, and what ends one wait. */
  readonly atOnce: string;
  readonly showAll: string;
  /** Goes on at another device. */
  readonly handOver: string;
  readonly autoplay: string;
  readonly feedback: string;
  readonly audio: string;
  readonly video: string;
  readonly captions: string;
  readonly transcript: string;
  readonly receipt: string;
  readonly beginAgain: string;
  readonly menu: string;
  readonly newTab: string;
  readonly close: string;
  readonly refresh: string;
  readonly serverBusy: string;
  /** Of the id its beginning, which is enough to find it in the log and to read it out. */
  readonly requestId: (id: string) => string;
}

const trouble: Readonly<Record<Delay, string>> = {
  'no-answer': 'Keine Verbindung.',
  busy: 'Der Server ist gerade ausgelastet.',
  fault: 'Das hat gerade nicht geklappt.',
};
/** What a reply waits for; `online` where it is the network. */
const until = (because: Delay, online: string): string =>
  because === 'no-answer' ? online : because === 'busy' ? 'er wieder Zeit hat' : 'es wieder geht';

const german = {
  lang: 'de',
  log: 'Gesprächsverlauf',
  toNewest: 'Zum Neuesten',
  progress: 'Fortschritt',
  loading: 'Das Gespräch wird geladen …',
  working: 'Einen Moment bitte, das Gespräch geht gleich weiter …',
  tryNow: 'Jetzt versuchen',
  beginAgain: 'Neu beginnen',
  change: 'Ändern',
  changeLast: 'Letzte Antwort ändern',
  changing: 'Die Änderung wird gesendet …',
  cancel: 'Abbrechen',
  formView: 'Als Formular anzeigen',
  form: 'Formular',
  sounds: 'Töne bei neuen Nachrichten',
  atOnce: 'Nachrichten ohne Pausen',
  showAll: 'Gleich zeigen',
  handOver: 'Auf anderem Gerät weitermachen',
  autoplay: 'Ton und Video von selbst abspielen',
  feedback: 'Rückmeldung geben',
  audio: 'Tonaufnahme',
  video: 'Video',
  captions: 'Untertitel',
  transcript: 'Abschrift',
  receipt: 'Meine Daten',
  menu: 'Menü',
  newTab: '(öffnet in einem neuen Tab)',
  close: 'Schließen',
  refresh: 'Neu laden',
  serverBusy: 'Unser Messenger ist gerade ausergewöhnlich stark ausgelastet...',
  requestId: (id: string) => `Kennung der Anfrage: ${id.slice(0, 8)}`,
} as const;

export const germanSie: MessengerTexts = {
  ...german,
  you: 'Sie',
  answer: 'Ihre Antwort',
  reason: 'Warum fragen Sie das?',
  replyWaits: (because, kept) => {
    const safe = kept
      ? 'Ihre Antwort ist gespeichert und wird gesendet'
      : 'Ihre Antwort wird gesendet, wenn Sie diese Seite offen lassen';
    return `${trouble[because]} ${safe}, sobald ${until(because, 'Sie wieder online sind')}.`;
  },
  openingWaits: (because) =>
    because === 'no-answer'
      ? 'Keine Verbindung. Das Gespräch geht weiter, sobald Sie wieder online sind.'
      : `${trouble[because]} Das Gespräch geht gleich weiter, bitte haben Sie einen Moment Geduld.`,
  finished: 'Vielen Dank für Ihre Antworten. Sie können die Seite jetzt schließen.',
};

export const germanDu: MessengerTexts = {
  ...german,
  you: 'Du',
  answer: 'Deine Antwort',
  reason: 'Warum fragst du das?',
  replyWaits: (because, kept) => {
    const safe = kept
      ? 'Deine Antwort ist gespeichert und wird gesendet'
      : 'Deine Antwort wird gesendet, wenn du diese Seite offen lässt';
    return `${trouble[because]} ${safe}, sobald ${until(because, 'du wieder online bist')}.`;
  },
  openingWaits: (because) =>
    because === 'no-answer'
      ? 'Keine Verbindung. Das Gespräch geht weiter, sobald du wieder online bist.'
      : `${trouble[because]} Das Gespräch geht gleich weiter, bitte hab einen Moment Geduld.`,
  finished: 'Vielen Dank für deine Antworten. Du kannst die Seite jetzt schließen.',
};

/** What the author reads around the test conversation. */
export const assessTexts = {
  opening: 'Das Testgespräch wird geladen …',
  privacy: 'Datenschutz',
  failedTitle: 'Das Testgespräch kann gerade nicht geladen werden.',
  failed: 'Ihr Dialog ist nicht betroffen. Bitte versuchen Sie es noch einmal.',
  crashedTitle: 'Der Testbereich ist abgestürzt.',
  crashed: 'Ihr Dialog und das Gespräch bis hierher sind gespeichert.',
  findingPath: 'Der Weg zu diesem Block wird gesucht …',
  noPathTitle: 'Der Test kann hier nicht beginnen.',
  fromStart: 'Von vorn testen',
  exampleSent: 'Für diese Frage wurde eine Beispieldatei gesendet.',
  fileByHand: 'Diese Frage braucht eine Datei. Bitte antworten Sie hier selbst, danach geht es von allein weiter.',
  oneDialogAlone: 'Ab hier läuft der Test nur durch diesen Dialog: Auslöser des Multi-Chats wirken darin nicht.',
  noModel: 'Es ist kein Sprachmodell angeschlossen: Gesagt wird der Ersatztext, gefragt wird Ihre eigene Nachfrage.',
  repliesStopped: 'Hier geht der Dialog anders weiter als in der Prüfung. Bitte antworten Sie ab jetzt selbst.',
  keepAsTest: 'Als Test behalten',
  bench: 'Prüfstand',
  testArm: (arm: string) => `Gruppe „${arm}“ testen`,
  testLanguage: (language: string) => `Sprache: ${language}`,
  notSpoken: 'Die Sprache ließ sich nicht wechseln. Der Test geht weiter wie bisher.',
  drawArm: 'Gruppe auslosen',
  testOrder: (order: string) => `Reihenfolge „${order}“ testen`,
  drawOrder: 'Reihenfolge auslosen',
  testKept: (name: string) => `„${name}“ ist jetzt ein Test. Sie finden ihn im Konfigurator unter „Tests“.`,
  testNotKept: 'Das Gespräch ist kein Test mehr.',
  testStays: 'Das Gespräch ist noch ein Test.',
  undo: 'Rückgängig',
  notRestarted: 'Das Testgespräch konnte nicht neu gestartet werden. Bitte versuchen Sie es noch einmal.',
} as const;
