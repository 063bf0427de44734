import type { ControlledTransaction, Kysely, RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../../../storage/tables/tables.ts';

/** Rows at once: they are all that is in memory of a file of any length. */
const AT_ONCE = 200;

/** One moment of the database, read in pieces for as long as it takes; `close` gives its connection back. */
export class Snapshot {
  readonly db: ControlledTransaction<Tables>;
  #closing: Promise<void> | null = null;
  #cursors = 0;

  private constructor(db: ControlledTransaction<Tables>) {
    this.db = db;
  }

  static async open(db: Kysely<Tables>): Promise<Snapshot> {
    return new Snapshot(
      await db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(),
    );
  }

  /** The rows of a query, some hundreds at a time; ends early once the snapshot is closed. */
  async *read<Row>(query: RawBuilder<Row>): AsyncGenerator<readonly Row[]> {
    this.#cursors += 1;
    const name = sql.raw(`rows_${this.#cursors}`);
    await sql`declare ${name} no scroll cursor for ${query}`.execute(this.db);
    for (;;) {
      if (this.#closing) throw new Error('the snapshot was closed while it was read');
      const { rows } = await sql<Row>`fetch ${sql.raw(String(AT_ONCE))} from ${name}`.execute(this.db);
      if (rows.length > 0) yield rows;
      if (rows.length < AT_ONCE) break;
    }
    await sql`close ${name}`.execute(this.db);
  }

  /** Ends the reading, also in its middle; what is closed already stays so. */
  close(): Promise<void> {
    this.#closing ??= this.db
      .rollback()
      .execute()
      .catch(() => {});
    return this.#closing;
  }
}
