/** What is drawn without lifting the pen, in the units of `SHEET`. */
export type Stroke = readonly Point[];
interface Point {
  readonly x: number;
  readonly y: number;
}

/** The sheet that is signed on. */
export const SHEET = { width: 600, height: 240, pen: 4 };

/** Many long signatures; what is drawn beyond is scribble that would only slow the page. */
const MOST_POINTS = 5_000;

/** The strokes with one more, which begins at the point. */
export function begun(strokes: readonly Stroke[], point: Point): readonly Stroke[] {
  return pointsOf(strokes) < MOST_POINTS ? [...strokes, [rounded(point)]] : strokes;
}

/** The strokes with the last one led on to the point. */
export function ledOn(strokes: readonly Stroke[], point: Point): readonly Stroke[] {
  const last = strokes.at(-1);
  return last && pointsOf(strokes) < MOST_POINTS ? [...strokes.slice(0, -1), [...last, rounded(point)]] : strokes;
}

/** The stroke as a path of SVG, which a canvas draws as well; a dot is a line of no length. */
export function pathOf(stroke: Stroke): string {
  const [first, ...others] = stroke.map(({ x, y }) => `${x} ${y}`);
  return `M${first}L${others.length > 0 ? others.join('L') : first}`;
}

const pointsOf = (strokes: readonly Stroke[]): number => strokes.reduce((sum, { length }) => sum + length, 0);
const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 });
