import type { Figure } from '../../../answerTypes/Figure.ts';
import { isDrawn } from '../../../answerTypes/Figure.ts';
import { figureTable } from '../model/figureTable.ts';
import type { ListedPart } from '../useTexts.ts';
import { FigureChart } from './FigureChart.tsx';
import { FigureTableView } from './FigureTableView.tsx';
import { FileAnswers } from './FileAnswers.tsx';
import { TextAnswers } from './TextAnswers.tsx';

interface FigureOfProps {
  readonly figure: Figure;
  readonly place: Omit<ListedPart, 'part'>;
  readonly title: string;
  readonly asTable: boolean;
}

/** One figure of a question: drawn or as a table, or what was written or sent. */
export function FigureOf({ figure, place, title, asTable }: FigureOfProps) {
  if (isDrawn(figure)) {
    return asTable ? <FigureTableView title={title} table={figureTable(figure)} /> : <FigureChart figure={figure} />;
  }
  const listed = { ...place, part: figure.part };
  return figure.kind === 'texts' ? (
    <TextAnswers place={listed} of={figure.of} title={title} />
  ) : (
    <FileAnswers place={listed} />
  );
}
