import { wordingLanguage } from '../wordingLanguage.ts';
import { refusal } from './ErrorRecord.ts';

/** How a dialog speaks. */
export interface Spoken {
  readonly language: string;
  readonly du_sie: 'du' | 'sie';
}

interface Wordings {
  readonly sie: string;
  /** As `sie` when absent. */
  readonly du?: string;
  readonly en: string;
}

/** A sentence in the dialog's language and form of address, as `respondentTexts` has them. */
const spoken =
  ({ sie, du = sie, en }: Wordings) =>
  ({ language, du_sie }: Spoken): string => {
    if (wordingLanguage(language) === 'en') return en;
    return du_sie === 'du' ? du : sie;
  };

/**
 * Refusals that respondents meet. Where the dialog is not known yet they are German, because the messenger has sentences of
 * its own for them; the sentence of the inactive dialog is fixed by spec §8.
 */
export const respondentErrors = {
  'survey/inactive': refusal(410, 'Dialog ist nicht mehr aktiv.'),
  'survey/unknown-link': refusal(404, 'Diesen Dialog gibt es nicht. Bitte prüfen Sie den Link.'),
  'conversation/unknown': refusal(
    404,
    'Dieses Gespräch gibt es nicht mehr. Es ist nichts weiter gespeichert. Bitte laden Sie die Seite neu, um neu zu beginnen.',
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
  /** `problem`: what is wrong with the reply, in the dialog's words. */
  'reply/refused': refusal(422, ({ problem }: { readonly problem: string }) => problem),
  'reply/no-file': refusal(
    422,
    spoken({
      sie: 'Die Datei zu dieser Antwort ist nicht angekommen. Es wurde nichts gespeichert; bitte senden Sie die Datei noch einmal.',
      du: 'Die Datei zu dieser Antwort ist nicht angekommen. Es wurde nichts gespeichert; bitte sende die Datei noch einmal.',
      en: 'The file for this answer has not arrived. Nothing was saved; please send the file again.',
    }),
  ),
  /** The body's `state` says how it goes on (`staleTurn`). */
  'turn/stale': refusal(
    409,
    spoken({
      sie: 'Diese Frage ist bereits beantwortet. Das Gespräch geht an der aktuellen Stelle weiter.',
      en: 'This question has been answered already. The conversation goes on where it stands.',
    }),
  ),
  /** The body's `state` says how it goes on (`staleTurn`). */
  'answer/unknown': refusal(
    409,
    spoken({
      sie: 'Diese Antwort lässt sich nicht mehr ändern. Das Gespräch geht an der aktuellen Stelle weiter.',
      en: 'This answer can no longer be changed. The conversation goes on where it stands.',
    }),
  ),
  'media/not-asked': refusal(
    409,
    spoken({
      sie: 'Zu dieser Frage kann gerade keine Datei gesendet werden. Es wurde nichts gespeichert.',
      en: 'No file can be sent for this question at the moment. Nothing was saved.',
    }),
  ),
  'media/too-many-of-conversation': refusal(
    409,
    spoken({
      sie: 'In diesem Gespräch wurden schon sehr viele Dateien gesendet. Diese wurde nicht gespeichert; die bisherigen sind sicher.',
      en: 'Very many files have been sent in this conversation. This one was not saved; those before are safe.',
    }),
  ),
  'feedback/not-collected': refusal(
    409,
    spoken({
      sie: 'Zu diesem Dialog werden keine Rückmeldungen gesammelt. Es wurde nichts gespeichert.',
      en: 'This dialog does not collect feedback. Nothing was saved.',
    }),
  ),
  'feedback/too-much': refusal(
    409,
    spoken({
      sie: 'Zu diesem Gespräch gibt es schon sehr viele Rückmeldungen. Diese wurde nicht gespeichert; die bisherigen sind sicher.',
      en: 'There is very much feedback on this conversation. This was not saved; what you said before is safe.',
    }),
  ),
};
