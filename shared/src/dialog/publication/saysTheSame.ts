/**
 * Whether two values of JSON mean the same to respondents. A field that is not there and an empty one do, because blocks
 * that were stored before a field was invented get it, empty, with their next edit.
 */
export function saysTheSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (a === undefined) return isEmpty(b);
  if (b === undefined) return isEmpty(a);
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((entry, index) => saysTheSame(entry, b[index]))
    );
  }
  const [left, right] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
  return [...new Set([...left.keys(), ...right.keys()])].every((key) => saysTheSame(left.get(key), right.get(key)));
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === '' || value === false) return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}
