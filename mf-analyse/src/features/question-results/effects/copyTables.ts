import { copyText } from '@dialogwerk/shared/browser';
import type { DrawnFigure } from '../../../answerTypes/Figure.ts';
import { figureTable } from '../model/figureTable.ts';
import { tableText } from '../../../model/tableText.ts';

/** Puts the tables of the figures into the clipboard, to be pasted into a spreadsheet; whether that worked. */
export function copyTables(title: string, figures: readonly DrawnFigure[]): Promise<boolean> {
  return copyText([title, ...figures.map((figure) => tableText(figureTable(figure)))].join('\n\n'));
}
