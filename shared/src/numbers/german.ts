const made: Record<string, Intl.NumberFormat> = {};

/** German numbers in one form, made once, because to make one takes longer than to write with it. */
export function german(form: Intl.NumberFormatOptions): Intl.NumberFormat {
  return (made[Object.values(form).join()] ??= new Intl.NumberFormat('de-DE', form));
}
