/** A link with these parameters, in their order; those without a value are left out. */
export function linkWith(link: string, values: readonly (readonly [name: string, value: string])[]): string {
  const given = values.flatMap(([name, value]) => (value.trim() === '' ? [] : [[name, value.trim()]]));
  return given.length === 0 ? link : `${link}?${new URLSearchParams(given).toString()}`;
}
