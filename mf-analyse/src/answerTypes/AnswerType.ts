import type { AskedQuestion, ColumnFigures } from '@dialogwerk/shared/contract';
import type { Figure } from './Figure.ts';

/** A question with the figures of its columns of data, its probe's left out. */
export interface AnsweredQuestion {
  readonly question: Pick<AskedQuestion, 'is_nps' | 'map'>;
  readonly columns: readonly ColumnFigures[];
}

/** How the results of a type are shown. */
export interface AnswerType {
  /** Whether its answers are counted; what is only written or sent has no figures. */
  readonly isCounted: boolean;
  /** In the order in which they are shown; empty before the first answer. */
  readonly figures: (answered: AnsweredQuestion) => readonly Figure[];
}
