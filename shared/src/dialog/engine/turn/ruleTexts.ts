import { dialogWording } from '../../wording/dialogWording.ts';

/** What respondents read where an answer breaks a rule that its author has given no words to, and where the dialog goes on without one; by the server alone. */
export const ruleTexts = dialogWording.inEach('rules', {
  sie: {
    broken: 'Diese Antwort passt nicht zu Ihren anderen Angaben. Bitte prüfen Sie sie.',
    givenUp: 'Dann geht es ohne diese Antwort weiter.',
  },
  du: {
    broken: 'Diese Antwort passt nicht zu deinen anderen Angaben. Bitte prüfe sie.',
    givenUp: 'Dann geht es ohne diese Antwort weiter.',
  },
  en: {
    broken: 'This answer does not agree with your other answers. Please check it.',
    givenUp: 'Then we go on without this answer.',
  },
});
