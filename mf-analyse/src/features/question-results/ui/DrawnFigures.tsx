import { Button, Icon } from '@dialogwerk/shared/ui';
import { mdiChartBoxOutline, mdiTable } from '@mdi/js';
import { Fragment, useState } from 'react';
import type { ReactNode } from 'react';
import { isDrawn } from '../../../answerTypes/Figure.ts';
import type { Figure, ListFigure } from '../../../answerTypes/Figure.ts';
import { figureTable } from '../model/figureTable.ts';
import { questionTexts as texts } from '../texts.ts';
import { BasesNote } from './BasesNote.tsx';
import { FigureChart } from './FigureChart.tsx';
import { FigureTableView } from './FigureTableView.tsx';
import { KeepMenu } from './KeepMenu.tsx';

interface DrawnFiguresProps {
  readonly title: string;
  readonly figures: readonly Figure[];
  /** Draws what is a list of words or files. */
  readonly drawList: (figure: ListFigure) => ReactNode;
}

/** The figures of a question in order, as charts or as tables, with the ways to keep them. */
export function DrawnFigures({ title, figures, drawList }: DrawnFiguresProps) {
  const [asTable, setAsTable] = useState(false);
  const drawn = figures.filter((figure) => isDrawn(figure));
  return (
    <>
      {drawn.length > 0 && <KeepMenu title={title} figures={drawn} />}
      {[...figures.entries()].map(([order, figure]) => (
        <Fragment key={order}>{drawOne(figure)}</Fragment>
      ))}
      {drawn.length > 0 && (
        <div className="view">
          <Button
            size="small"
            aria-label={asTable ? texts.asChartOf(title) : texts.asTableOf(title)}
            startIcon={<Icon path={asTable ? mdiChartBoxOutline : mdiTable} />}
            onClick={() => setAsTable(!asTable)}
          >
            {asTable ? texts.asChart : texts.asTable}
          </Button>
        </div>
      )}
    </>
  );

  function drawOne(figure: Figure) {
    if (figure.kind === 'bases') return <BasesNote bases={figure} />;
    if (!isDrawn(figure)) return drawList(figure);
    return asTable ? <FigureTableView title={title} table={figureTable(figure)} /> : <FigureChart figure={figure} />;
  }
}
