import { wordingLanguage } from '../wordingLanguage.ts';
import type { FurtherLanguage } from '../wordingLanguage.ts';
import { refusal } from './ErrorRecord.ts';
import { spokenFurther } from './spokenFurther.data.ts';

/** How a dialog speaks. */
export interface Spoken {
  readonly language: string;
  readonly du_sie: 'du' | 'sie';
}

type Wordings = {
  readonly sie: string;
  /** As `sie` when absent. */
  readonly du?: string;
  readonly en: string;
} & { readonly [L in FurtherLanguage]: string };

/** A sentence in the dialog's language and form of address, as `respondentTexts` has them; formally in further languages. */
const spoken =
  ({ sie, du = sie, ...further }: Wordings) =>
  ({ language, du_sie }: Spoken): string => {
    const known = wordingLanguage(language);
    if (known !== 'de') return further[known];
    return du_sie === 'du' ? du : sie;
  };

/**
 * Refusals that respondents meet. Where the dialog is not known yet they are German, because the messenger has sentences of
 * its own for them; the sentence of the inactive dialog is fixed by spec §8.
 */
export const respondentErrors = {
  'survey/inactive': refusal(410, 'Dialog ist nicht mehr aktiv.'),
  'study/not-begun': refusal(410, 'Dieser Dialog hat noch nicht begonnen.'),
  'study/over': refusal(410, 'Dieser Dialog ist zu Ende. Es kann niemand mehr beginnen.'),
  'study/full': refusal(410, 'Es haben schon so viele Menschen teilgenommen, wie gesucht waren.'),
  'study/password': refusal(410, 'Für diesen Dialog wird ein Passwort gebraucht. Bitte laden Sie die Seite neu.'),
  'study/taken': refusal(410, 'In diesem Browser wurde schon an diesem Dialog teilgenommen.'),
  'study/test-link': refusal(410, 'Dieser Testlink gilt nicht mehr. Wer den Dialog bearbeitet, hat einen neuen.'),
  'study/proof': refusal(
    410,
    'Dieser Dialog ist vor Skripten geschützt: Ihr Browser löst vorher eine kurze Rechenaufgabe. Dafür wird JavaScript gebraucht. Bitte laden Sie die Seite neu.',
  ),
  'study/proof-used': refusal(422, 'Mit dieser Lösung hat schon jemand begonnen. Es braucht eine neue Aufgabe.'),
  'study/proof-expired': refusal(422, 'Diese Aufgabe ist abgelaufen. Es braucht eine neue.'),
  'study/proof-foreign': refusal(422, 'Diese Aufgabe gehört zu einem anderen Dialog. Es braucht eine neue.'),
  'study/proof-easy': refusal(
    422,
    'Diese Aufgabe ist leichter als die, die jetzt gestellt werden. Es braucht eine neue.',
  ),
  'study/proof-forged': refusal(422, 'Diese Aufgabe hat dieser Server nicht gestellt. Es braucht eine neue.'),
  'study/proof-wrong': refusal(422, 'Diese Lösung stimmt nicht. Es braucht eine neue Aufgabe.'),
  'study/personal-only': refusal(410, 'An diesem Dialog kann nur teilnehmen, wer einen persönlichen Link hat.'),
  'survey/unknown-link': refusal(404, 'Diesen Dialog gibt es nicht. Bitte prüfen Sie den Link.'),
  'conversation/unknown': refusal(
    404,
    'Dieses Gespräch gibt es nicht mehr. Es ist nichts weiter gespeichert. Bitte laden Sie die Seite neu, um neu zu beginnen.',
  ),
  'language/unknown': refusal(
    422,
    'In dieser Sprache gibt es den Dialog nicht. Das Gespräch geht weiter wie bisher, es ist nichts verloren.',
    'language',
  ),
  'conversation/not-a-test': refusal(
    400,
    'Autoren können hier nur ihren eigenen Testdialog neu starten oder löschen.',
    'isLive',
  ),
  'conversation/endless': refusal(
    422,
    spoken({
      sie: 'Dieses Gespräch ist sehr lang geworden und nimmt keine weiteren Antworten an. Alles Bisherige ist gespeichert; über „Neu starten“ beginnt es von vorn.',
      en: 'This conversation has become very long and takes no further answers. Everything so far is saved; “Restart” begins it anew.',
      ...spokenFurther.endless,
    }),
  ),
  'hand-over/unknown-code': refusal(
    404,
    'Dieser Link gilt nicht mehr. Er wurde schon benutzt oder ist abgelaufen; auf dem ersten Gerät gibt es einen neuen.',
    'code',
  ),
  'receipt/unknown': refusal(
    404,
    'Zu diesem Code gibt es nichts (mehr). Bitte prüfen Sie, ob er richtig abgeschrieben ist.',
  ),
  'consent/unknown': refusal(
    404,
    'Diese Einwilligung gilt nicht (mehr). Vielleicht wurde sie schon zurückgenommen; bitte laden Sie die Seite neu.',
  ),
  /** `problem`: what is wrong with the reply, in the dialog's words. */
  'reply/refused': refusal(422, ({ problem }: { readonly problem: string }) => problem),
  'reply/no-file': refusal(
    422,
    spoken({
      sie: 'Die Datei zu dieser Antwort ist nicht angekommen. Es wurde nichts gespeichert; bitte senden Sie die Datei noch einmal.',
      du: 'Die Datei zu dieser Antwort ist nicht angekommen. Es wurde nichts gespeichert; bitte sende die Datei noch einmal.',
      en: 'The file for this answer has not arrived. Nothing was saved; please send the file again.',
      ...spokenFurther.noFile,
    }),
  ),
  /** The body's `state` says how it goes on (`staleTurn`). */
  'turn/stale': refusal(
    409,
    spoken({
      sie: 'Diese Frage ist bereits beantwortet. Das Gespräch geht an der aktuellen Stelle weiter.',
      en: 'This question has been answered already. The conversation goes on where it stands.',
      ...spokenFurther.stale,
    }),
  ),
  /** The body's `state` says how it goes on (`staleTurn`). */
  'answer/unknown': refusal(
    409,
    spoken({
      sie: 'Diese Antwort lässt sich nicht mehr ändern. Das Gespräch geht an der aktuellen Stelle weiter.',
      en: 'This answer can no longer be changed. The conversation goes on where it stands.',
      ...spokenFurther.answerUnknown,
    }),
  ),
  'media/not-asked': refusal(
    409,
    spoken({
      sie: 'Zu dieser Frage kann gerade keine Datei gesendet werden. Es wurde nichts gespeichert.',
      en: 'No file can be sent for this question at the moment. Nothing was saved.',
      ...spokenFurther.notAsked,
    }),
  ),
  'media/too-many-of-conversation': refusal(
    409,
    spoken({
      sie: 'In diesem Gespräch wurden schon sehr viele Dateien gesendet. Diese wurde nicht gespeichert; die bisherigen sind sicher.',
      en: 'Very many files have been sent in this conversation. This one was not saved; those before are safe.',
      ...spokenFurther.tooManyFiles,
    }),
  ),
  'feedback/not-collected': refusal(
    409,
    spoken({
      sie: 'Zu diesem Dialog werden keine Rückmeldungen gesammelt. Es wurde nichts gespeichert.',
      en: 'This dialog does not collect feedback. Nothing was saved.',
      ...spokenFurther.noFeedback,
    }),
  ),
  'feedback/too-much': refusal(
    409,
    spoken({
      sie: 'Zu diesem Gespräch gibt es schon sehr viele Rückmeldungen. Diese wurde nicht gespeichert; die bisherigen sind sicher.',
      en: 'There is very much feedback on this conversation. This was not saved; what you said before is safe.',
      ...spokenFurther.tooMuchFeedback,
    }),
  ),
};
