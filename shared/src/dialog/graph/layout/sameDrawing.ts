import type { CardPlace } from '../Position.ts';
import type { Connection } from '../connectionsOf.ts';
import type { OutcomeHandle } from '../outcomes/outcomeLines.ts';

/** Whether the same edges are drawn, in the same order and with the same labels. */
export function isSameConnections(some: readonly Connection[], others: readonly Connection[]): boolean {
  return some.length === others.length && some.every((one, at) => isSameConnection(one, others[at]));
}

function isSameConnection(one: Connection, other: Connection | undefined): boolean {
  return (
    other !== undefined &&
    one.kind === other.kind &&
    one.source === other.source &&
    one.target === other.target &&
    one.settled === other.settled &&
    one.labels.length === other.labels.length &&
    one.labels.every((label, at) => label === other.labels[at]) &&
    isSameHandle(one.handle, other.handle) &&
    isSameConnections(one.parts ?? [], other.parts ?? [])
  );
}

function isSameHandle(one: OutcomeHandle | undefined, other: OutcomeHandle | undefined): boolean {
  return one?.outcome === other?.outcome && one?.row === other?.row && one?.rows === other?.rows;
}

/** Whether the same cards lie in the same places, in the same order. */
export function isSamePlaces(some: ReadonlyMap<string, CardPlace>, others: ReadonlyMap<string, CardPlace>): boolean {
  if (some.size !== others.size) return false;
  const rest = others.entries();
  for (const [id, { x, y, height }] of some) {
    const { value } = rest.next();
    if (!value || value[0] !== id || value[1].x !== x || value[1].y !== y || value[1].height !== height) return false;
  }
  return true;
}
