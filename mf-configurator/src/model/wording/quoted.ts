/** A name in German quotation marks; those within it become single ones. */
export function quoted(name: string): string {
  return `„${name.replaceAll('„', '‚').replaceAll('“', '‘')}“`;
}
