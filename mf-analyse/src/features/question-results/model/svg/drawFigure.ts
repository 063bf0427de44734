import { formatCount } from '@dialogwerk/shared/numbers';
import { formatMean, formatNumber, formatShare } from '../../../../formats.ts';
import type { DrawnFigure } from '../../../../answerTypes/Figure.ts';
import { questionTexts as texts } from '../../texts.ts';
import { figureTable } from '../figureTable.ts';
import { meanLength } from '../meanLength.ts';
import { pointStrength } from '../pointStrength.ts';
import { drawBars } from './drawBars.ts';
import type { Bar } from './drawBars.ts';
import { drawMap } from './drawMap.ts';
import { look, rectAt, textAt } from './parts.ts';
import type { Piece } from './parts.ts';

const WIDTH = look.width - 2 * look.margin;
const COLUMNS_HEIGHT = 140;
/** How many columns stand beside each other; more are bars. */
const MOST_COLUMNS = 24;

type Of<Kind extends DrawnFigure['kind']> = Extract<DrawnFigure, { kind: Kind }>;

/** The strength of a point as a colour on white. */
function pointColour(place: number, points: number): string {
  const strength = pointStrength(place, points) / 100;
  const mixed = [0x1d, 0x65, 0x5f].map((value) => Math.round(value * strength + 255 * (1 - strength)));
  return `rgb(${mixed.join(',')})`;
}

function shareBars({ shares }: Of<'shares'>): Bar[] {
  return shares.map(({ label, count, share, interval }) => ({
    label,
    figure: `${formatCount(count)} (${formatShare(share)})`,
    parts: [{ share, fill: look.colour }],
    interval,
  }));
}

function drawColumns({ shares }: Of<'shares'>, top: number): Piece {
  const most = Math.max(1, ...shares.map(({ count }) => count));
  const wide = WIDTH / shares.length;
  const bottom = top + 20 + COLUMNS_HEIGHT;
  const svg = [...shares.entries()].map(([place, { label, axis, count }]) => {
    const height = Math.max(2, (count / most) * COLUMNS_HEIGHT);
    const x = look.margin + place * wide;
    const style = { anchor: 'middle', size: 11 } as const;
    const column = rectAt(x + 2, bottom - height, wide - 4, height, count > 0 ? look.colour : look.ground);
    const above = count > 0 ? textAt(x + wide / 2, bottom - height - 5, formatCount(count), style) : '';
    return column + above + textAt(x + wide / 2, bottom + 15, axis ?? label, { ...style, fill: look.quiet });
  });
  return { svg: svg.join(''), height: COLUMNS_HEIGHT + 20 + look.line + look.gap };
}

function drawLegend(entries: readonly { readonly label: string; readonly fill: string }[], top: number): Piece {
  const svg = [...entries.entries()].map(([place, { label, fill }]) => {
    const y = top + place * look.line;
    return rectAt(look.margin, y, 12, 12, fill) + textAt(look.margin + 20, y + 11, label);
  });
  return { svg: svg.join(''), height: entries.length * look.line + look.gap };
}

function drawBattery({ points, rows }: Of<'battery'>, top: number): Piece {
  const legend = drawLegend(
    points.map((label, place) => ({ label, fill: pointColour(place, points.length) })),
    top,
  );
  const bars = rows.map(({ label, isInverse, mean, n, shares }): Bar => ({
    label: isInverse ? `${label} ${texts.inverseItem}` : label,
    figure: `${mean === null ? '' : `Ø ${formatMean(mean)} `}(n = ${formatCount(n)})`,
    parts: shares.map(({ share }, place) => ({ share, fill: pointColour(place, shares.length) })),
    interval: null,
  }));
  const drawn = drawBars(bars, top + legend.height);
  return { svg: legend.svg + drawn.svg, height: legend.height + drawn.height };
}

function meanBars(figure: Of<'means'>): Bar[] {
  return figure.means.map(({ label, mean }) => ({
    label,
    figure: texts.meanOf[figure.of](formatMean(mean)),
    parts: [{ share: meanLength(figure, mean), fill: look.colour }],
    interval: null,
  }));
}

function drawNps({ nps }: Of<'nps'>, top: number): Piece {
  const colours = { detractors: look.bad, passives: '#b8bfbe', promoters: look.colour };
  const groups = (['detractors', 'passives', 'promoters'] as const).map((group) => ({
    label: `${texts.npsGroup[group]}: ${formatShare(nps[group])}`,
    share: nps[group],
    fill: colours[group],
  }));
  const whole = {
    label: `${texts.nps} ${formatNumber(nps.score).replace('-', '−')}`,
    figure: '',
    parts: groups,
    interval: null,
  };
  const bar = drawBars([whole], top);
  const legend = drawLegend(groups, top + bar.height);
  return { svg: bar.svg + legend.svg, height: bar.height + legend.height };
}

/** Names and values below each other. */
function drawNumbers(figure: Of<'numbers'>, top: number): Piece {
  const { rows } = figureTable(figure);
  const svg = [...rows.entries()].map(([place, { cells }]) => {
    const [name = '', value = ''] = cells;
    const y = top + 13 + place * look.line;
    return textAt(look.margin, y, name, { fill: look.quiet }) + textAt(look.margin + 180, y, value, { weight: 600 });
  });
  return { svg: svg.join(''), height: rows.length * look.line + look.gap };
}

/** One figure from the height `top` on. */
export function drawFigure(figure: DrawnFigure, top: number): Piece {
  switch (figure.kind) {
    case 'shares':
      return figure.isInOrder && figure.shares.length <= MOST_COLUMNS
        ? drawColumns(figure, top)
        : drawBars(shareBars(figure), top);
    case 'battery':
      return drawBattery(figure, top);
    case 'means':
      return drawBars(meanBars(figure), top);
    case 'nps':
      return drawNps(figure, top);
    case 'map':
      return drawMap(figure, top);
    case 'numbers':
      return drawNumbers(figure, top);
  }
}
