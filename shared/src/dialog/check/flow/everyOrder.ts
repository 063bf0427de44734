import type { CompiledSurvey } from '../../engine/survey/CompiledSurvey.ts';
import { comingBehind } from '../../engine/survey/shuffles/shufflePlaces.ts';
import { turnedOrders } from '../../blocks/shuffle/orders.ts';

type Exits = ReadonlyMap<string, readonly (string | null)[]>;

/**
 * The ways of a dialog in orders of its shuffles in which each item comes first once, and before and behind each other one: what is known of a variable in
 * any order is known in one of these. Only one without shuffles.
 */
export function everyOrder({ blocks }: CompiledSurvey, exits: Exits): readonly Exits[] {
  const places = [...blocks].flatMap(([id, { shuffled }]) =>
    shuffled && exits.has(id) ? [{ id, place: shuffled }] : [],
  );
  const most = Math.max(0, ...places.map(({ place }) => place.into.size));
  if (most === 0) return [exits];
  return Array.from({ length: most }, (_, turn) => {
    const settled = places.map(({ id, place }): [string, (string | null)[]] => {
      const orders = turnedOrders([...place.into.keys()]);
      const [next] = comingBehind(place, orders[turn % orders.length] ?? []);
      return [id, [(next === undefined ? undefined : place.into.get(next)) ?? place.end]];
    });
    return new Map([...exits, ...settled]);
  });
}
