import { createHash } from 'node:crypto';

/** Where a form stands, not what was said in it. */
const apart: ReadonlySet<string> = new Set(['turn', 'change']);

/**
 * The id of the turn that a form makes: the same form with the same content, however often and from wherever it is sent, is one turn; another reply from it is
 * another one. A UUID of version 8.
 */
export function turnIdOf(user_id_live: string, fields: URLSearchParams, file: string | null): string {
  const said = [...fields].filter(([name]) => !apart.has(name)).toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const hex = createHash('sha256')
    .update(JSON.stringify([user_id_live, said, file]))
    .digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
