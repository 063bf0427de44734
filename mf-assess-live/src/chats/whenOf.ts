/** When a message came, for a list: the time of today, else the day. Both in milliseconds since 1970. */
export function whenOf(time: number, now: number, language: string): string {
  const [then, today] = [new Date(time), new Date(now)];
  const isToday = then.toDateString() === today.toDateString();
  const format: Intl.DateTimeFormatOptions = isToday
    ? { hour: '2-digit', minute: '2-digit' }
    : { day: '2-digit', month: '2-digit' };
  return new Intl.DateTimeFormat(language, format).format(then);
}
