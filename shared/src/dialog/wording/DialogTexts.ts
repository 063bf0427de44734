import type { LanguageFragments } from '../../contract/index.ts';
import type { RespondentTexts } from '../texts.ts';

/** What a dialog itself says, beside its authors' texts, by what says it. */
export interface DialogTexts {
  readonly respondent: RespondentTexts;
  readonly form: FormTexts;
  readonly other: OtherTexts;
  readonly sum: SumProblems;
  readonly clock: ClockTexts;
  /** What the respondent's bubble says for a signature. */
  readonly signature: string;
  readonly time: TimeTexts;
  readonly rules: RuleTexts;
  readonly agreement: AgreementTexts;
  readonly probes: RuleProbes;
  readonly words: WordTexts;
  readonly knowledge: KnowledgeTexts;
  readonly imported: ImportedTexts;
  readonly liveBar: LanguageFragments;
}

/** What is wrong with the length or the form of a free text. */
export interface FormTexts {
  readonly tooShort: (min: number, length: number) => string;
  readonly digits: (count: number) => string;
  readonly iban: string;
  readonly form: (forms: string, legend: string) => string;
  readonly or: (forms: readonly string[]) => string;
  readonly and: (signs: readonly string[]) => string;
  /** What each sign of a pattern stands for. */
  readonly signs: Readonly<Record<'#' | '?' | '*', string>>;
  readonly quoted: (pattern: string) => string;
}

/** What is missing beside 'Sonstiges'. */
export interface OtherTexts {
  readonly text: (label: string) => string;
  readonly number: (label: string) => string;
}

/** What is wrong with points that were distributed. */
export interface SumProblems {
  readonly eachItem: string;
  readonly sum: (total: string, given: string) => string;
}

export interface ClockTexts {
  readonly noTime: string;
  readonly tooEarly: (min: string) => string;
  readonly tooLate: (max: string) => string;
  /** A time 'HH:MM' as it is said. */
  readonly said: (time: string) => string;
}

/** What respondents read of a question's time. */
export interface TimeTexts {
  /** The bubble in place of an answer. */
  readonly over: string;
  /** The server has not seen the time go by. */
  readonly notOver: string;
  /** An answer is to be changed whose time was part of what was asked. */
  readonly fixed: string;
}

export interface RuleTexts {
  /** An answer breaks a rule that its author has given no words to. */
  readonly broken: string;
  readonly givenUp: string;
}

/** How a dialog asks whether a language model may get what the respondent writes. */
export interface AgreementTexts {
  readonly question: string;
  readonly agree: string;
  readonly decline: string;
}

export interface RuleProbes {
  /** What is asked first about words, and about a choice. */
  readonly words: string;
  readonly choice: string;
  /** What is asked then, each once. */
  readonly deeper: readonly string[];
}

/** What is said to replies in one's own words. */
export interface WordTexts {
  readonly understoodAs: (label: string) => string;
  readonly didYouMean: (labels: readonly string[]) => string;
  /** One of these, without marks around them. */
  readonly either: (labels: readonly string[]) => string;
  readonly notUnderstood: string;
  /** Before what has to be given. */
  readonly notUnderstoodAlone: string;
  /** Offers whoever gives no answer to go on without one; where that may not be, asks for what fits best. */
  readonly skipOffered: string;
  readonly cannotSkip: string;
  /** Where a value is on no point of a scale; its ends as they are written, null where it is open. */
  readonly outside: (min: string | null, max: string | null) => string;
  /** Where words are not taken any more. */
  readonly onlyChoices: string;
}

/** What is said around the answers to questions. */
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

/** What an imported questionnaire gets where its file has no words for it. */
export interface ImportedTexts {
  /** An option for an answer of one's own. */
  readonly ownAnswer: string;
  /** Whether a group is asked for once more; `name`: what it is called, '' for nothing. */
  readonly anotherRound: (name: string) => string;
}
