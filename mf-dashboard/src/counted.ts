/** Numbers as they are written in German. */
export const number = new Intl.NumberFormat('de-DE');

/** '1 Dialog', '1.234 Dialoge'. */
export function counted(count: number, one: string, many: string): string {
  return `${number.format(count)} ${count === 1 ? one : many}`;
}
