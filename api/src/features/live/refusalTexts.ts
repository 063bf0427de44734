import type { SurveyConfig } from '@dialogwerk/shared/contract';
import { wordingLanguage } from '@dialogwerk/shared/dialog/messenger';

/** What the api says to a respondent beside what is wrong with a reply (`respondentTexts`). */
export interface RefusalTexts {
  readonly staleTurn: string;
  readonly unknownAnswer: string;
  readonly endless: string;
  readonly fileNotThere: string;
  readonly takesNoFile: string;
  readonly manyFiles: string;
  readonly noFeedback: string;
  readonly muchFeedback: string;
}

const german = {
  staleTurn: 'Diese Frage ist bereits beantwortet. Das Gespräch geht an der aktuellen Stelle weiter.',
  unknownAnswer: 'Diese Antwort lässt sich nicht mehr ändern. Das Gespräch geht an der aktuellen Stelle weiter.',
  endless:
    'Dieses Gespräch ist sehr lang geworden und nimmt keine weiteren Antworten an. Alles Bisherige ist gespeichert; über „Neu starten“ beginnt es von vorn.',
  takesNoFile: 'Zu dieser Frage kann gerade keine Datei gesendet werden. Es wurde nichts gespeichert.',
  manyFiles:
    'In diesem Gespräch wurden schon sehr viele Dateien gesendet. Diese wurde nicht gespeichert; die bisherigen sind sicher.',
  noFeedback: 'Zu diesem Dialog werden keine Rückmeldungen gesammelt. Es wurde nichts gespeichert.',
  muchFeedback:
    'Zu diesem Gespräch gibt es schon sehr viele Rückmeldungen. Diese wurde nicht gespeichert; die bisherigen sind sicher.',
} as const;

const germanSie: RefusalTexts = {
  ...german,
  fileNotThere:
    'Die Datei zu dieser Antwort ist nicht angekommen. Es wurde nichts gespeichert; bitte senden Sie die Datei noch einmal.',
};

const germanDu: RefusalTexts = {
  ...german,
  fileNotThere:
    'Die Datei zu dieser Antwort ist nicht angekommen. Es wurde nichts gespeichert; bitte sende die Datei noch einmal.',
};

const english: RefusalTexts = {
  staleTurn: 'This question has been answered already. The conversation goes on where it stands.',
  unknownAnswer: 'This answer can no longer be changed. The conversation goes on where it stands.',
  endless:
    'This conversation has become very long and takes no further answers. Everything so far is saved; “Restart” begins it anew.',
  fileNotThere: 'The file for this answer has not arrived. Nothing was saved; please send the file again.',
  takesNoFile: 'No file can be sent for this question at the moment. Nothing was saved.',
  manyFiles: 'Very many files have been sent in this conversation. This one was not saved; those before are safe.',
  noFeedback: 'This dialog does not collect feedback. Nothing was saved.',
  muchFeedback: 'There is very much feedback on this conversation. This was not saved; what you said before is safe.',
};

/** The sentences of a dialog, by its language and form of address, as `respondentTexts` has them. */
export function refusalTexts({ language, du_sie }: Pick<SurveyConfig, 'language' | 'du_sie'>): RefusalTexts {
  if (wordingLanguage(language) === 'en') return english;
  return du_sie === 'du' ? germanDu : germanSie;
}
