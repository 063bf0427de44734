/** A word by the plural categories of its language (Unicode CLDR); `other` is for those that have no word of their own. */
export type PluralForms = { readonly [Category in Intl.LDMLPluralRule]?: string } & { readonly other: string };

const rules = new Map<string, Intl.PluralRules>();

function rulesOf(language: string): Intl.PluralRules {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return known;
}

/** The word for so many in a language (BCP 47). */
export function pluralOf(language: string, count: number, forms: PluralForms): string {
  return forms[rulesOf(language).select(count)] ?? forms.other;
}

/** The same in German: 'Dialog' or 'Dialoge'. */
export function plural(count: number, one: string, other: string): string {
  return pluralOf('de', count, { one, other });
}
