import type { BlockOf } from '../../../contract/index.ts';
import type { MapPoint } from './squares.ts';

/** What the edges of a map stand for. */
type MapEdges = NonNullable<BlockOf<'place'>['edges']>;

/** Where on the earth, in degrees. */
export interface Degrees {
  readonly lat: number;
  readonly lon: number;
}

/** The height of a degree of latitude on a map in Mercator's projection. */
const heightOf = (lat: number): number => Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360));
const latAt = (height: number): number => (Math.atan(Math.exp(height)) * 360) / Math.PI - 90;

/** What a point of a map stands for, to about a metre: by Mercator's projection, which maps on the web have, and from which others differ little over a town. */
export function degreesAt({ x, y }: MapPoint, { north, south, west, east }: MapEdges): Degrees {
  const [top, bottom] = [heightOf(north), heightOf(south)];
  return { lat: rounded(latAt(top + ((bottom - top) * y) / 100)), lon: rounded(west + ((east - west) * x) / 100) };
}

const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;
