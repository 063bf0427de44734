import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** JSON in which each copied file has its new name; names are ids, which stand nowhere but where the file is meant. */
export function inNewNames(json: RawBuilder<unknown>, files: ReadonlyMap<string, string>): RawBuilder<unknown> {
  const text = [...files].reduce(
    (before, [old, name]) => sql`replace(${before}, ${old}, ${name})`,
    sql`(${json})::text`,
  );
  return sql`(${text})::jsonb`;
}
