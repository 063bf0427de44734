import type { Kysely } from 'kysely';
import type { Tables } from '../storage/tables/tables.ts';
import type { KeyRing } from './KeyRing.ts';
import { createSealer } from './createSealer.ts';
import type { SecretId } from './sealing.ts';

/** A value and the hosts that it is sent to, and no other. */
export interface OpenSecret {
  readonly value: string;
  readonly hosts: readonly string[];
}

/** Keeps the secrets of dialogs, encrypted (domain.md §15). Only the request of an `api` block ever reads one. */
export interface SecretStore {
  /** Keeps a value under a name, in place of the one before; inside the transaction of the caller. */
  set(tx: Kysely<Tables>, id: SecretId, secret: OpenSecret, by: string): Promise<void>;
  /** The values of these names, for a request that goes out now, and where each may go; a name that has none is missing. */
  read(survey_id: string, names: readonly string[]): Promise<ReadonlyMap<string, OpenSecret>>;
  /** Whether the secrets that were sealed by this key can be read. */
  canRead(key_id: string): boolean;
  /** Seals by the newest key what was sealed by an older one; gives how many cannot be read by any. */
  renew(): Promise<number>;
}

/** A store in the database, with keys that stand outside of it. */
export function createSecretStore(db: Kysely<Tables>, keys: KeyRing, now: () => number): SecretStore {
  const sealer = createSealer(keys);

  return {
    async set(tx, id, { value, hosts }, by) {
      const row = {
        ...sealer.seal(id, value),
        hosts: [...hosts],
        set_by: by,
        set_at: new Date(now()),
        deleted_at: null,
      };
      await tx
        .insertInto('secrets')
        .values({ survey_id: id.survey_id, name: id.name, ...row })
        .onConflict((conflict) => conflict.columns(['survey_id', 'name']).doUpdateSet(row))
        .execute();
    },

    async read(survey_id, names) {
      if (names.length === 0) return new Map();
      const rows = await db
        .selectFrom('secrets')
        .select(['survey_id', 'name', 'key_id', 'sealed', 'hosts'])
        .where('survey_id', '=', survey_id)
        .where('name', 'in', [...names])
        .where('deleted_at', 'is', null)
        .execute();
      return new Map(
        rows.flatMap((row): [string, OpenSecret][] => {
          const value = sealer.open(row, row);
          return value === null ? [] : [[row.name, { value, hosts: row.hosts }]];
        }),
      );
    },

    canRead: (key_id) => keys.byId.has(key_id),

    async renew() {
      const rows = await db
        .selectFrom('secrets')
        .select(['survey_id', 'name', 'key_id', 'sealed'])
        .where('key_id', '<>', keys.newest.id)
        .execute();
      return sealer.renew(
        rows,
        (row) => row,
        ({ survey_id, name, sealed }, kept) =>
          db
            .updateTable('secrets')
            .set(kept)
            .where('survey_id', '=', survey_id)
            .where('name', '=', name)
            // Not one that was set anew meanwhile.
            .where('sealed', '=', sealed)
            .execute(),
      );
    },
  };
}
