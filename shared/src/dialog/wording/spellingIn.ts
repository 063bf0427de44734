/** How numbers, days, enumerations and counts are written in a language. */
export interface Spelling<Category extends string> {
  readonly number: (value: number) => string;
  /** A day 'YYYY-MM-DD'; what is none stays as it is. */
  readonly date: (day: string) => string;
  readonly and: (texts: readonly string[]) => string;
  readonly or: (texts: readonly string[]) => string;
  /** The form that goes with a number of things. */
  readonly plural: (count: number, forms: { readonly [C in Category]: string }) => string;
}

/** Made when first asked for, because making one of `Intl` takes longer than all that it is asked for. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | null = null;
  return () => (made ??= make());
}

/**
 * The spelling of a language by its tag. `categories`: the forms that its nouns take with whole numbers, as `Intl.PluralRules` names
 * them; the first stands for any other.
 */
export function spellingIn<Category extends string>(
  tag: string,
  [usual, ...others]: readonly [Category, ...Category[]],
): Spelling<Category> {
  const numbers = once(() => new Intl.NumberFormat(tag, { useGrouping: false, maximumFractionDigits: 20 }));
  const days = once(() => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }));
  const all = once(() => new Intl.ListFormat(tag, { type: 'conjunction' }));
  const either = once(() => new Intl.ListFormat(tag, { type: 'disjunction' }));
  const rules = once(() => new Intl.PluralRules(tag));
  return {
    number: (value) => numbers().format(value),
    date(day) {
      const at = Date.parse(`${day}T00:00:00Z`);
      return Number.isNaN(at) ? day : days().format(at);
    },
    and: (texts) => all().format(texts),
    or: (texts) => either().format(texts),
    plural(count, forms) {
      const rule = rules().select(count);
      return forms[others.find((category) => category === rule) ?? usual];
    },
  };
}
