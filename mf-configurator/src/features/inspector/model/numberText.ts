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
