/** The first letters of a person's first and last name, or of the address that stands for them. */
export function initialsOf(name: string): string {
  const words = name
    .replace(/@.*$/, '')
    .split(/[\s._-]+/)
    .filter((word) => word !== '');
  const [first = '', ...rest] = words;
  return `${first.at(0) ?? ''}${rest.at(-1)?.at(0) ?? ''}`.toLocaleUpperCase('de-DE');
}
