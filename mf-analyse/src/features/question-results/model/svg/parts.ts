/** What a chart to keep looks like: on white, so that it can stand in any document. */
export const look = {
  width: 720,
  margin: 24,
  line: 18,
  gap: 12,
  bar: 12,
  ink: '#1c2322',
  quiet: '#5c6664',
  ground: '#eceff0',
  colour: '#5ABAB2',
  bad: '#CB474B',
  font: 'system-ui, -apple-system, Segoe UI, Roboto, Noto Sans, Arial, sans-serif',
} as const;

/** A piece of a chart: what is drawn from some height on, and how high it is. */
export interface Piece {
  readonly svg: string;
  readonly height: number;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Signs that XML does not take become spaces. */
function escaped(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, ' ').replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
}

interface TextStyle {
  readonly size?: number;
  readonly weight?: number;
  readonly fill?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** One line of text by its baseline. */
export function textAt(x: number, y: number, text: string, style: TextStyle = {}): string {
  const { size = 13, weight = 400, fill = look.ink, anchor = 'start' } = style;
  const place = `x="${round(x)}" y="${round(y)}" text-anchor="${anchor}"`;
  return `<text ${place} font-size="${size}" font-weight="${weight}" fill="${fill}">${escaped(text)}</text>`;
}

/** A rectangle. */
export function rectAt(x: number, y: number, width: number, height: number, fill: string): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"/>`;
}

/** A line with an end to both sides. */
export function intervalAt(from: number, to: number, y: number, height: number): string {
  const [a, b, middle] = [round(from), round(to), y + height / 2];
  const path = `M${a} ${y}v${height}M${b} ${y}v${height}M${a} ${middle}H${b}`;
  return `<path d="${path}" stroke="${look.ink}" stroke-width="1.5" fill="none"/>`;
}
