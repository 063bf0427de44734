import type { Block, RoleName } from '@dialogwerk/shared/contract';
import { rightsOf } from './rights.ts';

/** What of an `api` block goes to another system: where it is and what it is told is only for who may edit. */
const hidden = { url: '', headers: [], body: '' } as const satisfies Partial<Block & { type: 'api' }>;

/** Whether a role may read what `api` blocks send to other systems. */
export function mayReadRequests(role: RoleName): boolean {
  return rightsOf[role].bearbeiten === 1;
}

/** A block as far as a role may read it: without edit rights, `api` blocks lack address, headers and body (domain.md §15). */
export function readableBlock(role: RoleName, block: Block): Block {
  return block.type === 'api' && !mayReadRequests(role) ? { ...block, ...hidden, headers: [] } : block;
}

/** A value of a dialog's history as far as a role may read it: such a field is missing, of such a block these fields. */
export function readableValue(role: RoleName, key: string, value: unknown): unknown {
  if (mayReadRequests(role)) return value;
  if (Object.hasOwn(hidden, key)) return null;
  const isRequest = typeof value === 'object' && value !== null && 'type' in value && value.type === 'api';
  return isRequest ? { ...value, ...hidden } : value;
}
