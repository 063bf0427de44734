const german = new Intl.PluralRules('de');

/** The word for so many in German: 'Dialog' or 'Dialoge'. */
export function plural(count: number, one: string, other: string): string {
  return german.select(count) === 'one' ? one : other;
}
