import type { DrawnFigure } from '../answerTypes/Figure.ts';
import { asPicture } from '../features/question-results/effects/asPicture.ts';
import { chartSvg } from '../features/question-results/model/svg/chartSvg.ts';
import { fileName } from '../fileName.ts';
import { saveFile } from '@dialogwerk/shared/browser';
import type { Picture } from './files/docxParts.ts';
import type { ReportDocument } from './model/ReportDocument.ts';
import { reportTexts as texts } from './texts.ts';

/** Without a title, because its heading stands above it. */
async function draw(charts: readonly DrawnFigure[]): Promise<Picture> {
  const { svg, width, height } = chartSvg('', charts);
  const picture = await asPicture(new Blob([svg], { type: 'image/svg+xml' }), width, height);
  return { data: await picture.arrayBuffer(), width, height };
}

/** Gives the person a report as a file for Word. */
export async function saveReport(report: ReportDocument): Promise<void> {
  // Because what writes it is ten times as large as all else of a report.
  const { reportDocx } = await import('./files/reportDocx.ts');
  saveFile(await reportDocx(report, draw), fileName(report.name, texts.newName, 'docx'));
}
