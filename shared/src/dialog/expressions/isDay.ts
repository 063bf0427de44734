/** Whether a text is a day that exists, as 'YYYY-MM-DD'. Without date-fns, because the respondents' page asks it before a day is sent. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(text);
}
