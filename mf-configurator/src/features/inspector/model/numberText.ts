/** A number as authors write it, with a decimal comma; '' for none. */
export function numberText(value: number | null): string {
  return value === null ? '' : String(value).replace('.', ',');
}

/** Reads a written number; null for nothing, NaN for something else. */
export function readNumber(text: string): number | null {
  const written = text.trim();
  if (written === '') return null;
  return /^[+-]?\d+([.,]\d+)?$/.test(written) ? Number(written.replace(',', '.')) : Number.NaN;
}

/** A written number as it comes back once saved, such as '1,5' for ' 1.50'; what is no number stays as it is written. */
export function tidyNumber(text: string): string {
  const value = readNumber(text);
  return Number.isNaN(value) ? text : numberText(value);
}
