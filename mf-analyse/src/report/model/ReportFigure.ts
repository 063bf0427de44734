import type { CrossFigures } from '@dialogwerk/shared/contract';
import type { DrawnFigure, Figure } from '../../answerTypes/Figure.ts';
import type { HeadStanding } from '../../features/overview/model/headFigures.ts';
import type { QuestionStates } from '../../features/question-results/model/QuestionStates.ts';
import type { FigureTable } from '../../model/tableText.ts';

/** A table, and what it is of where a figure has several; '' else. */
export interface ReportTable extends FigureTable {
  readonly caption: string;
}

/** A figure of a report, in words and numbers: the same for the screen, links, paper and files. */
export interface ReportFigure {
  readonly title: string;
  /** Over whom it counts. */
  readonly base: string;
  /** What is drawn. */
  readonly charts: readonly DrawnFigure[];
  readonly tables: readonly ReportTable[];
  /** Sentences below it. */
  readonly notes: readonly string[];
  /** Why nothing is shown; null where something is. */
  readonly missing: string | null;
}

interface AskedQuestion {
  readonly unique_question_id: string;
  readonly short_name: string;
  readonly context: string;
  readonly is_removed: boolean;
}

/**
 * What the calls of the results page, or those of a link, gave for an entry. `smallBelow`: groups of fewer people were put together
 * or left out; null where none were.
 */
export type EntryData =
  | { readonly kind: 'gone' }
  /** A link shows no figure that has a filter of its own. */
  | { readonly kind: 'left-out' }
  | { readonly kind: 'overview'; readonly standing: HeadStanding | null; readonly smallBelow: number | null }
  | {
      readonly kind: 'question';
      readonly question: AskedQuestion;
      readonly states: readonly QuestionStates[];
      readonly figures: readonly Figure[];
      readonly smallBelow: number | null;
    }
  | {
      readonly kind: 'cross';
      readonly row: string;
      readonly column: string;
      readonly cross: CrossFigures | null;
      readonly smallBelow: number | null;
    };
