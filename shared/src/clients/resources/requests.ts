/** The same for requests that ask for the same, whatever the order of their fields; paged reads are kept apart. */
export function keyOf(request: object, isPaged: boolean): string {
  const fields = Object.entries(request).filter(([, value]) => value !== undefined);
  return JSON.stringify([isPaged, ...fields.toSorted(([one], [other]) => (one < other ? -1 : 1))]);
}

/** Whether a request has all these fields as they are here. */
export function hasFields(request: object, of: object): boolean {
  const fields = new Map(Object.entries(request));
  return Object.entries(of).every(([field, value]) => JSON.stringify(fields.get(field)) === JSON.stringify(value));
}

/** Whether two requests are about different things: an id that both have differs. A plain `id` says nothing, because it may be of several kinds. */
export function isOther(request: object, about: object): boolean {
  const fields = new Map(Object.entries(request));
  return Object.entries(idsOf(about)).some(
    ([field, value]) => fields.has(field) && String(fields.get(field)) !== String(value),
  );
}

/** The ids of a request: what it is about, without anything that somebody wrote. */
export function idsOf(request: object): object {
  return Object.fromEntries(Object.entries(request).filter(([field]) => field.endsWith('_id')));
}
