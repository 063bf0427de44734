import type { Wording } from '../../texts.ts';

/** What is said around the answers to questions; apart from `RespondentTexts`, because the respondent's page does not say it. */
export interface KnowledgeTexts {
  /** Before the entries that a question may have meant. */
  readonly didYouMean: (count: number) => string;
  readonly noneOfThese: string;
  /** Which entry answered, and where its author has it from; null for either that need not be said. */
  readonly origin: (question: string | null, source: string | null) => string;
  readonly wasItHelpful: string;
  /** After the verdict, where further questions are taken. */
  readonly askOn: string;
}

/** The parts that there are, as one line. */
const line = (...parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join(' · ');

const german = {
  noneOfThese: 'Etwas anderes',
  origin: (question: string | null, source: string | null) =>
    line(question === null ? null : `Antwort auf „${question}“`, source === null ? null : `Quelle: ${source}`),
  wasItHelpful: 'War das hilfreich?',
};

export const knowledgeTexts: { readonly [W in Wording]: KnowledgeTexts } = {
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
};
