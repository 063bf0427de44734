/**
 * The columns of a table of translations. Its heading says of which dialog and languages it is, because a table has no other place for it; `readHeading` takes it
 * back out.
 */
export const columns = {
  key: (survey_id: string) => `Kennung (Dialog ${survey_id})`,
  place: 'Stelle',
  text: (language: string) => `Text (${language})`,
  translation: (language: string) => `Übersetzung (${language})`,
  state: 'Stand',
} as const;

export const states = {
  missing: 'fehlt',
  changed: 'Text seither geändert',
  done: 'übersetzt',
} as const;

/** Where the columns stand, and what the heading says. */
interface Heading {
  readonly survey_id: string;
  readonly from: string;
  readonly language: string;
  readonly at: { readonly key: number; readonly text: number; readonly translation: number };
}

const patterns = {
  key: /^Kennung \(Dialog (.+)\)$/,
  text: /^Text \((.+)\)$/,
  translation: /^Übersetzung \((.+)\)$/,
};

/** What a heading says, in whatever order its columns are; null for that of another table. */
export function readHeading(cells: readonly string[]): Heading | null {
  const find = (pattern: RegExp) => {
    const at = cells.findIndex((cell) => pattern.test(cell.trim()));
    return { at, says: pattern.exec(cells[at]?.trim() ?? '')?.[1] ?? '' };
  };
  const key = find(patterns.key);
  const text = find(patterns.text);
  const translation = find(patterns.translation);
  if ([key, text, translation].some(({ at }) => at < 0)) return null;
  const at = { key: key.at, text: text.at, translation: translation.at };
  return { survey_id: key.says, from: text.says, language: translation.says, at };
}
