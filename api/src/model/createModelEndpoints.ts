import type { Kysely } from 'kysely';
import { createSealer } from '../secrets/createSealer.ts';
import type { Kept } from '../secrets/createSealer.ts';
import type { KeyRing } from '../secrets/KeyRing.ts';
import type { Tables } from '../storage/tables/tables.ts';
import type { Endpoint, EndpointName } from './Endpoint.ts';
import type { Model } from './Model.ts';

/** A model as an administrator connects it. */
export type SetEndpoint = Pick<Endpoint, 'name' | 'provider' | 'url' | 'key' | 'model'>;

/** One of the database: with its key where that can be opened. */
export interface KeptEndpoint extends SetEndpoint {
  readonly removed: boolean;
}

/** The language models that administrators connected; their keys lie sealed in the database. */
export interface ModelEndpoints {
  /** All of them, the first model first, with those that were disconnected within the hour. */
  read(db: Kysely<Tables>): Promise<readonly KeptEndpoint[]>;
  /** Connects a model; inside the transaction of the caller, who calls `load` afterwards. */
  set(tx: Kysely<Tables>, endpoint: SetEndpoint): Promise<void>;
  /** Disconnects one, and keeps its key for an hour. Gives whether it was connected. */
  remove(tx: Kysely<Tables>, name: EndpointName): Promise<boolean>;
  /** Asks the connected ones from now on; nothing where the environment names some. */
  load(): Promise<void>;
  /** Forgets those that were disconnected an hour ago. */
  clear(): Promise<void>;
  /** Seals by the newest key what was sealed by an older one; gives how many cannot be read by any. */
  renew(): Promise<number>;
}

const REMOVED_KEPT_MS = 60 * 60_000;

/** A key opens nowhere else. */
const idOf = (name: EndpointName) => ({ survey_id: '', name: `model ${name}` });

/** The key of a model that has one. */
const sealedIn = ({ key_id, sealed }: { readonly [Part in keyof Kept]: Kept[Part] | null }): Kept | null =>
  key_id === null || sealed === null ? null : { key_id, sealed };

export function createModelEndpoints(
  db: Kysely<Tables>,
  { keys, model, now }: { readonly keys: KeyRing; readonly model: Model; readonly now: () => number },
): ModelEndpoints {
  let asked = '';
  const rowsOf = (of: Kysely<Tables>) => of.selectFrom('model_endpoints').selectAll().orderBy('name').execute();
  type Row = Awaited<ReturnType<typeof rowsOf>>[number];
  const sealer = createSealer(keys);
  const kept = (row: Row): KeptEndpoint[] => {
    const { name, provider, url, model: named } = row;
    const sealed = sealedIn(row);
    const key = sealed && sealer.open(idOf(name), sealed);
    return sealed && key === null ? [] : [{ name, provider, url, model: named, key, removed: row.removed_at !== null }];
  };

  return {
    async read(of) {
      return (await rowsOf(of)).flatMap(kept);
    },

    async set(tx, { name, provider, url, model: named, key }) {
      const row = {
        provider,
        url,
        model: named,
        ...(key === null ? { key_id: null, sealed: null } : sealer.seal(idOf(name), key)),
        set_at: new Date(now()),
        removed_at: null,
      };
      await tx
        .insertInto('model_endpoints')
        .values({ name, ...row })
        .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
        .execute();
    },

    async remove(tx, name) {
      const { numUpdatedRows } = await tx
        .updateTable('model_endpoints')
        .set({ removed_at: new Date(now()) })
        .where('name', '=', name)
        .where('removed_at', 'is', null)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    async load() {
      if (model.byEnvironment) return;
      const rows = (await rowsOf(db)).filter(({ removed_at }) => removed_at === null);
      const wanted = JSON.stringify(
        rows.map(({ name, provider, url, model: named, sealed: key }) => [
          name,
          provider,
          url,
          named,
          key?.toString('hex'),
        ]),
      );
      // What a model has shown of itself is kept as long as nothing changes.
      if (wanted === asked) return;
      asked = wanted;
      model.use(
        rows.flatMap(kept).map((one): Endpoint => ({
          name: one.name,
          provider: one.provider,
          url: one.url,
          key: one.key,
          model: one.model,
          seconds: null,
          price: null,
        })),
      );
    },

    async clear() {
      await db
        .deleteFrom('model_endpoints')
        .where('removed_at', '<', new Date(now() - REMOVED_KEPT_MS))
        .execute();
    },

    async renew() {
      const rows = (await rowsOf(db)).flatMap((row) => {
        const sealed = sealedIn(row);
        return sealed && sealed.key_id !== keys.newest.id ? [{ name: row.name, ...sealed }] : [];
      });
      return sealer.renew(
        rows,
        ({ name }) => idOf(name),
        ({ name, sealed }, anew) =>
          db
            .updateTable('model_endpoints')
            .set(anew)
            .where('name', '=', name)
            // Not one that was set anew meanwhile.
            .where('sealed', '=', sealed)
            .execute(),
      );
    },
  };
}
