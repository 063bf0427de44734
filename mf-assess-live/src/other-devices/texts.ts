import { inEachLanguage } from '../wording/messengerWording.ts';
import type { OtherDeviceTexts } from '../wording/AllMessengerTexts.ts';

const german = {
  lang: 'de',
  qr: 'QR-Code mit dem Link zum Weitermachen',
  copy: 'Link kopieren',
  copied: 'Der Link ist kopiert.',
  loading: 'Der Code wird geladen …',
  again: 'Noch einmal versuchen',
  expired: 'Dieser Code ist abgelaufen. Es ist nichts verloren gegangen.',
  fresh: 'Neuer Code',
};

const sie: OtherDeviceTexts = {
  ...german,
  purpose:
    'Scannen Sie den Code mit dem anderen Gerät, oder öffnen Sie dort den Link. Das Gespräch geht dort weiter, wo Sie jetzt sind.',
  secret: 'Er gilt 15 Minuten und nur einmal. Wer ihn öffnet, sieht Ihre Antworten: Geben Sie ihn nicht weiter.',
  notCopied: 'Das Kopieren ist hier nicht erlaubt. Bitte markieren Sie den Link und kopieren Sie ihn selbst:',
  failed: 'Der Code kann gerade nicht geladen werden. Ihre Antworten sind nicht betroffen.',
  taken: 'Das andere Gerät ist dabei. Sie können dort oder hier weiter antworten; beide zeigen dasselbe Gespräch.',
  notContinued:
    'Mit diesem Link geht es nicht weiter: Er wurde schon benutzt oder ist abgelaufen. Auf dem ersten Gerät bekommen Sie im Menü einen neuen.',
  instead: {
    header: 'Mit dem anderen Gespräch weitermachen?',
    text: 'Auf diesem Gerät haben Sie schon ein eigenes Gespräch in diesem Dialog begonnen. Es bleibt gespeichert, lässt sich hier aber nicht mehr öffnen.',
    back: 'Hier bleiben',
    confirm: 'Weitermachen',
  },
};

const du: OtherDeviceTexts = {
  ...sie,
  purpose:
    'Scann den Code mit dem anderen Gerät, oder öffne dort den Link. Das Gespräch geht dort weiter, wo du jetzt bist.',
  secret: 'Er gilt 15 Minuten und nur einmal. Wer ihn öffnet, sieht deine Antworten: Gib ihn nicht weiter.',
  notCopied: 'Das Kopieren ist hier nicht erlaubt. Bitte markier den Link und kopier ihn selbst:',
  failed: 'Der Code kann gerade nicht geladen werden. Deine Antworten sind nicht betroffen.',
  taken: 'Das andere Gerät ist dabei. Du kannst dort oder hier weiter antworten; beide zeigen dasselbe Gespräch.',
  notContinued:
    'Mit diesem Link geht es nicht weiter: Er wurde schon benutzt oder ist abgelaufen. Auf dem ersten Gerät bekommst du im Menü einen neuen.',
  instead: {
    ...sie.instead,
    text: 'Auf diesem Gerät hast du schon ein eigenes Gespräch in diesem Dialog begonnen. Es bleibt gespeichert, lässt sich hier aber nicht mehr öffnen.',
  },
};

const english: OtherDeviceTexts = {
  lang: 'en',
  purpose:
    'Scan the code with the other device, or open the link there. The conversation goes on there from where you are now.',
  secret: 'It is valid for 15 minutes and only once. Whoever opens it sees your answers: do not pass it on.',
  qr: 'QR code with the link to go on',
  copy: 'Copy the link',
  copied: 'The link is copied.',
  notCopied: 'Copying is not allowed here. Please select the link and copy it yourself:',
  loading: 'Getting the code …',
  failed: 'The code cannot be had at the moment. Your answers are not affected.',
  again: 'Try again',
  expired: 'This code has expired. Nothing has been lost.',
  fresh: 'New code',
  taken: 'The other device is there. You can go on answering there or here; both show the same conversation.',
  notContinued:
    'This link does not lead on: it was used already or has expired. On the first device you get a new one in the menu.',
  instead: {
    header: 'Go on with the other conversation?',
    text: 'You have begun a conversation of your own in this dialog on this device. It stays stored, but cannot be opened here any more.',
    back: 'Stay here',
    confirm: 'Go on',
  },
};

/** In the dialog's language; one without wording of its own gets English. */
export const otherDeviceTexts = inEachLanguage('otherDevice', { sie, du, en: english });
