import type { DrawnFigure } from '../../../answerTypes/Figure.ts';
import { fileName } from '../../../fileName.ts';
import { saveFile } from '@dialogwerk/shared/browser';
import { asPicture } from './asPicture.ts';

/** Gives the figures of a question as a file. */
export async function keepChart(title: string, figures: readonly DrawnFigure[], format: 'svg' | 'png'): Promise<void> {
  // Because few who look at charts keep them.
  const { chartSvg } = await import('../model/svg/chartSvg.ts');
  const { svg, width, height } = chartSvg(title, figures);
  const drawn = new Blob([svg], { type: 'image/svg+xml' });
  saveFile(format === 'svg' ? drawn : await asPicture(drawn, width, height), fileName(title, 'Diagramm', format));
}
