import { dialogWording } from '../../wording/dialogWording.ts';

/** The parts that there are, as one line. */
const line = (...parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join(' · ');

const german = {
  noneOfThese: 'Etwas anderes',
  origin: (question: string | null, source: string | null) =>
    line(question === null ? null : `Antwort auf „${question}“`, source === null ? null : `Quelle: ${source}`),
  wasItHelpful: 'War das hilfreich?',
};

/** What is said around the answers to questions; apart from `RespondentTexts`, because the respondent's page does not say it. */
export const knowledgeTexts = dialogWording.inEach('knowledge', {
  sie: {
    ...german,
    didYouMean: (count) => (count === 1 ? 'Meinten Sie diese Frage?' : 'Meinten Sie eine dieser Fragen?'),
    askOn: 'Danke! Haben Sie noch eine Frage?',
  },
  du: {
    ...german,
    didYouMean: (count) => (count === 1 ? 'Meintest du diese Frage?' : 'Meintest du eine dieser Fragen?'),
    askOn: 'Danke! Hast du noch eine Frage?',
  },
  en: {
    didYouMean: (count) => (count === 1 ? 'Did you mean this question?' : 'Did you mean one of these questions?'),
    noneOfThese: 'Something else',
    origin: (question, source) =>
      line(question === null ? null : `Answer to “${question}”`, source === null ? null : `Source: ${source}`),
    wasItHelpful: 'Was this helpful?',
    askOn: 'Thank you! Do you have another question?',
  },
});
