/** The same work, done once for each object; the very same result comes back for it. */
export function memoizeWeak<Key extends object, Result>(work: (key: Key) => Result): (key: Key) => Result {
  const known = new WeakMap<Key, { readonly result: Result }>();
  return (key) => {
    const entry = known.get(key) ?? { result: work(key) };
    known.set(key, entry);
    return entry.result;
  };
}
