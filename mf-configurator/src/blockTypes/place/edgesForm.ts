import type { BlockOf } from '@dialogwerk/shared/contract';
import { numberText, readNumber, tidyNumber } from '../../features/inspector/model/numberText.ts';
import { mapTexts } from './mapTexts.ts';

type Edges = BlockOf<'place'>['edges'];

/** The edges of a map as they stand in the form: all empty, or all numbers. */
export interface EdgesForm {
  north: string;
  south: string;
  west: string;
  east: string;
}

export const edgeNames = ['north', 'south', 'west', 'east'] as const;

/** How far from zero each may be, in degrees: towards the poles no map of this projection goes on. */
const most = { north: 85, south: 85, west: 180, east: 180 } as const;

/** The form of a block's edges. */
export function edgesForm(edges: Edges): EdgesForm {
  const text = (name: keyof EdgesForm): string => numberText(edges?.[name] ?? null);
  return { north: text('north'), south: text('south'), west: text('west'), east: text('east') };
}

/** The same as it comes back once saved. */
export function tidyEdges(form: EdgesForm): EdgesForm {
  return {
    north: tidyNumber(form.north),
    south: tidyNumber(form.south),
    west: tidyNumber(form.west),
    east: tidyNumber(form.east),
  };
}

/** True, or what is wrong. */
export function edgesRule(form: EdgesForm): true | string {
  if (edgeNames.every((name) => form[name].trim() === '')) return true;
  const isIn = (name: keyof EdgesForm): boolean => {
    const value = readNumber(form[name]);
    return value !== null && Math.abs(value) <= most[name];
  };
  if (!edgeNames.every(isIn)) return mapTexts.edgesIncomplete;
  return edgesOf(form) !== null || mapTexts.edgesSwapped;
}

/** The edges that the form says; null for none, and for those that are none. */
export function edgesOf(form: EdgesForm): Edges {
  const [north, south, west, east] = edgeNames.map((name) => readNumber(form[name]) ?? Number.NaN);
  if (north === undefined || south === undefined || west === undefined || east === undefined) return null;
  return north > south && east > west ? { north, south, west, east } : null;
}
