import type {
  AnsweredType,
  AskedType,
  BlockOf,
  InputOf,
  QuestionSummary,
  Reply,
  ReplyOf,
} from '../../contract/index.ts';
import type { GivenAnswers } from '../analysis/GivenAnswers.ts';
import type { Values } from '../expressions/Domain.ts';
import type { Constants } from './Constants.ts';
import type { Dice } from '../random/Dice.ts';
import type { AnswerColumn, BlockVersions } from './AnswerColumn.ts';
import type { BlockFault } from './common/faults.ts';

/** What the dialog's conditions compare with, and how its entries are asked for. */
export interface ReplyHints {
  readonly numbers: readonly number[];
  readonly texts: readonly string[];
  readonly questions: readonly string[];
  /** Days at which conditions that count days, months or years change. */
  readonly days?: readonly string[];
}

/** All that replies to a question can be: each of them, or what its variable can hold; `blank`: also nothing to insert. */
export type Outcomes = { readonly replies: readonly Reply[] } | { readonly values: Values; readonly blank: boolean };

/** The figures of a question's answers, as the analysis has them. */
export type Figures = Pick<QuestionSummary, 'counts' | 'numbers' | 'spread' | 'ranks' | 'means'>;

/** What check and analysis know of the answers of a type, also of one that draws them. */
export interface DataStudy<T extends AnsweredType> {
  /** Bounds that contradict each other, ids that stand for two answers. */
  readonly faults: (block: BlockOf<T>) => readonly BlockFault[];
  /** Whether an answer always tells who somebody is; what is written or uploaded elsewhere need not. */
  readonly isPersonal: boolean;
  /** How answers are read: as words, a file, a knowledge question, or a value that can be counted. */
  readonly answeredIn: 'words' | 'file' | 'search' | 'values';
  readonly figures: (block: BlockOf<T>, given: GivenAnswers) => Figures;
  /** The columns of data that the question gives, in order. */
  readonly columns: (versions: BlockVersions<BlockOf<T>>) => readonly AnswerColumn[];
}

/** What check, path search, invented respondents and analysis know of the answers that respondents give. */
export interface AnswerStudy<T extends AskedType> extends DataStudy<T> {
  /** What an author is told of a block that cannot be asked, because there is nothing to choose; null where that cannot be. */
  readonly missing: ((block: BlockOf<T>) => string) | null;
  readonly outcomes: (input: InputOf<T>) => Outcomes;
  /** Replies that stand for all others: each choice, and what lies at and beside the values that conditions name. */
  readonly tried: (input: InputOf<T>, hints: ReplyHints) => readonly ReplyOf<T>[];
  /** Whether a reply can be made up: a file cannot, so that skipping it comes first. */
  readonly isMadeUp: boolean;
  /** What some respondent replies: always a reply that the question takes. */
  readonly drawn: (input: InputOf<T>, constants: Constants, dice: Dice) => ReplyOf<T>;
  /** Milliseconds that a person takes for a reply once the question is read. */
  readonly replyTime: (reply: ReplyOf<T>) => number;
}
