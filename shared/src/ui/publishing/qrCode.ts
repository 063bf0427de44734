import { generate } from 'lean-qr';
import { toSvgSource } from 'lean-qr/extras/svg';

/** A QR code as an SVG in a data address: shown and saved without asking any server. */
export function qrCode(text: string): string {
  const source = toSvgSource(generate(text), { width: 512, height: 512, on: '#000', off: '#fff', pad: 4 });
  return `data:image/svg+xml,${encodeURIComponent(source)}`;
}

/** Pixels of one module: a code has 25 to some 60 of them in a row, so pictures are as sharp as slides and mails need. */
const SCALE = 24;

/** The same as a PNG in a data address, for programs that take no SVG. */
export function qrPicture(text: string): string {
  return generate(text).toDataURL({ type: 'image/png', scale: SCALE, on: [0, 0, 0], off: [255, 255, 255], pad: 4 });
}
