import type { DrawnFigure } from '../../../answerTypes/Figure.ts';
import { saveFile } from '../../../saveFile.ts';

/** Pixels of a picture for each pixel of the chart, so that it stays sharp in print. */
const SCALE = 2;

/** A name that any system takes. */
function fileName(title: string, ending: string): string {
  const short = title
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .slice(0, 60);
  return `${short || 'Diagramm'}.${ending}`;
}

async function asPicture(drawn: Blob, width: number, height: number): Promise<Blob> {
  const address = URL.createObjectURL(drawn);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width * SCALE;
    canvas.height = height * SCALE;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the canvas gave no picture'))), 'image/png');
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Gives the figures of a question as a file. */
export async function keepChart(title: string, figures: readonly DrawnFigure[], format: 'svg' | 'png'): Promise<void> {
  // Because few who look at charts keep them.
  const { chartSvg } = await import('../model/svg/chartSvg.ts');
  const { svg, width, height } = chartSvg(title, figures);
  const drawn = new Blob([svg], { type: 'image/svg+xml' });
  saveFile(format === 'svg' ? drawn : await asPicture(drawn, width, height), fileName(title, format));
}
