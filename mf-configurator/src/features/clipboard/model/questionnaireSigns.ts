/** A range at the end of a question, such as '(0–10)' or '[1 bis 5]'. */
const RANGE = /[([]\s{0,3}(\d{1,3})\s{0,3}(?:-|–|—|bis)\s{0,3}(\d{1,3})\s{0,3}[)\]]$/;
const SEVERAL = /mehrfach(?:auswahl|nennung|antwort)|mehrere (?:antworten|nennungen|angaben)/i;
const EMAIL = /\be-?mail-?adresse\b|\b(?:ihre|deine|eure) e-?mail\b/i;

/** A question on a range and the range; null where it ends with none that has two points. */
export function withoutRange(
  text: string,
): { readonly context: string; readonly min: number; readonly max: number } | null {
  const found = RANGE.exec(text.trimEnd());
  const [min, max] = [Number(found?.[1]), Number(found?.[2])];
  return found && found.index > 0 && min < max ? { context: text.slice(0, found.index).trimEnd(), min, max } : null;
}

/** Whether a question says that several answers can be given. */
export function offersSeveral(text: string): boolean {
  return SEVERAL.test(text);
}

/** Whether a question asks for the reader's own address. */
export function asksForEmail(text: string): boolean {
  return EMAIL.test(text);
}
