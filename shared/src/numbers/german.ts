const made = new Map<string, Intl.NumberFormat>();

/** German numbers in one form, made once, because to make one takes longer than to write with it. */
export function german(form: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = Object.values(form).join(' ');
  const known = made.get(key) ?? new Intl.NumberFormat('de-DE', form);
  made.set(key, known);
  return known;
}
