import { pathOf, SHEET } from '../model/strokes.ts';
import type { Stroke } from '../model/strokes.ts';

/** So many dots of the picture to one of the sheet, so that it can be printed. */
const DENSITY = 2;
// Dark on white in every theme, because the picture is read in others than the one it was drawn in.
const INK = '#14213d';
const PAPER = '#fff';

/** What is signed with. */
export type Signed = { readonly strokes: readonly Stroke[] } | { readonly name: string };

/** The signature as a PNG; null where the browser cannot draw. */
export async function signaturePicture(signed: Signed): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = SHEET.width * DENSITY;
  canvas.height = SHEET.height * DENSITY;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.scale(DENSITY, DENSITY);
  if ('name' in signed) write(pen, signed.name);
  else draw(pen, signed.strokes);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
}

function draw(pen: CanvasRenderingContext2D, strokes: readonly Stroke[]): void {
  pen.strokeStyle = INK;
  pen.lineWidth = SHEET.pen;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (const stroke of strokes) pen.stroke(new Path2D(pathOf(stroke)));
}

/** In the hand that the device has; a long name is written more narrowly. */
function write(pen: CanvasRenderingContext2D, name: string): void {
  pen.fillStyle = INK;
  pen.font = 'italic 56px cursive';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(name, SHEET.width / 2, SHEET.height / 2, SHEET.width - 40);
}
