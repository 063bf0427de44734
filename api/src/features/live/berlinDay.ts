const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });

/** The day 'YYYY-MM-DD' that it is for authors and respondents (domain.md §12), by milliseconds since 1970. */
export function berlinDay(now: number): string {
  return calendar.format(now);
}
