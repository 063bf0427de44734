/** The 'HH:MM' of a FHIR time ('HH:MM:SS'); null for what is none, and for one between two minutes. */
export function minuteOf(time: string): string | null {
  return /^((?:[01]\d|2[0-3]):[0-5]\d):00(?:\.0+)?$/.exec(time)?.[1] ?? null;
}
