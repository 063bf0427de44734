import type { Mutation } from '../resources/authorResources.ts';
import { reasonOf } from '../http/reasonOf.ts';

interface Optimistic<Value> {
  /** Shows the change before the server has heard of it. */
  readonly apply?: () => void;
  readonly call: () => Promise<Value>;
  /** Takes it back when the server refuses. */
  readonly rollback?: () => void;
}

/** Shows a change at once and sends it; it is taken back when it cannot be made. Never throws. */
export async function mutate<Value>({ apply, call, rollback }: Optimistic<Value>): Promise<Mutation<Value>> {
  apply?.();
  try {
    return { ok: true, value: await call() };
  } catch (error) {
    rollback?.();
    return { ok: false, reason: reasonOf(error) };
  }
}
