import { atom } from 'nanostores';
import type { Connection, Route } from '@dialogwerk/shared/dialog/graph';

/** An edge that the pointer or the keyboard is at. */
interface PointedEdge {
  readonly connection: Connection;
  readonly route: Route;
}

/** The edge at which a block is offered now. Beside React's state, because only the offer is to be drawn anew. */
export const $pointed = atom<PointedEdge | null>(null);

/** How long the pointer may take from the edge to what is offered there, in milliseconds. */
const GRACE_MS = 300;
let leaving: ReturnType<typeof setTimeout> | undefined;

export function pointAt(edge: PointedEdge): void {
  clearTimeout(leaving);
  $pointed.set(edge);
}

/** The pointer has come to what is offered. */
export function stayPointed(): void {
  clearTimeout(leaving);
}

export function leavePointed(): void {
  clearTimeout(leaving);
  leaving = setTimeout(() => $pointed.set(null), GRACE_MS);
}
