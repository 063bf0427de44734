import { generate } from 'lean-qr';
import { toSvgSource } from 'lean-qr/extras/svg';

/** A QR code as an SVG in a data address: shown without asking any server. */
export function qrCode(text: string): string {
  const source = toSvgSource(generate(text), { width: 384, height: 384, on: '#000', off: '#fff', pad: 4 });
  return `data:image/svg+xml,${encodeURIComponent(source)}`;
}
