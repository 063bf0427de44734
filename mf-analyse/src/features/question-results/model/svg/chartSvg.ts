import type { DrawnFigure } from '../../../../answerTypes/Figure.ts';
import { drawFigure } from './drawFigure.ts';
import { look, rectAt, textAt } from './parts.ts';
import { textLines } from './textLines.ts';

/** A chart to keep, and its size in pixels. */
export interface ChartSvg {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

const TITLE_LINE = 22;
/** Signs of the title are that much wider. */
const TITLE_WIDER = 0.7;

/** All figures of a question below each other under its title, as an SVG document that needs nothing else. */
export function chartSvg(title: string, figures: readonly DrawnFigure[]): ChartSvg {
  let y: number = look.margin;
  const drawn: string[] = [];
  for (const line of textLines(title, (look.width - 2 * look.margin) * TITLE_WIDER)) {
    drawn.push(textAt(look.margin, y + 15, line, { size: 16, weight: 650 }));
    y += TITLE_LINE;
  }
  y += look.gap;
  for (const figure of figures) {
    const piece = drawFigure(figure, y);
    drawn.push(piece.svg);
    y += piece.height + look.gap;
  }
  const { width, font } = look;
  const height = Math.ceil(y + look.margin - look.gap);
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  const head = `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="${font}">`;
  return { svg: `${head}${rectAt(0, 0, width, height, '#ffffff')}${drawn.join('')}</svg>`, width, height };
}
