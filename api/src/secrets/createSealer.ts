import type { KeyRing } from './KeyRing.ts';
import { seal, unseal } from './sealing.ts';
import type { SecretId } from './sealing.ts';

/** A secret as it is stored, with the key that it was sealed by. */
export interface Kept {
  readonly key_id: string;
  readonly sealed: Buffer;
}

/** Seals secrets by the newest key, and opens them by the one that they were sealed by. */
interface Sealer {
  readonly seal: (id: SecretId, value: string) => Kept;
  /** null where the server lacks the key, or what was sealed belongs to something else. */
  readonly open: (id: SecretId, kept: Kept) => string | null;
  /**
   * Seals anew what was sealed by an older key, one row after the other; `store` writes a row, best where it is still the one that was read. Gives how many cannot be
   * read by any key.
   */
  readonly renew: <Row extends Kept>(
    rows: readonly Row[],
    idOf: (row: Row) => SecretId,
    store: (row: Row, kept: Kept) => Promise<unknown>,
  ) => Promise<number>;
}

/** A sealer with keys that stand outside of the database. */
export function createSealer(keys: KeyRing): Sealer {
  const sealed: Sealer['seal'] = (id, value) => ({
    key_id: keys.newest.id,
    sealed: seal(keys.newest, id, value),
  });
  const open: Sealer['open'] = (id, kept) => {
    const key = keys.byId.get(kept.key_id);
    return key ? unseal(key, id, kept.sealed) : null;
  };
  return {
    seal: sealed,
    open,
    async renew(rows, idOf, store) {
      let unreadable = 0;
      for (const row of rows) {
        const value = open(idOf(row), row);
        if (value === null) unreadable += 1;
        else await store(row, sealed(idOf(row), value));
      }
      return unreadable;
    },
  };
}
