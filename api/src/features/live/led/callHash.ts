import { createHash } from 'node:crypto';
import { modelCallKey } from '@dialogwerk/shared/dialog';
import type { ModelCall } from '@dialogwerk/shared/dialog';

/** Which task of a model's it is: the same for the same place of the same conversation. */
export function callHash(call: ModelCall): string {
  return createHash('sha256').update(modelCallKey(call)).digest('base64url');
}
