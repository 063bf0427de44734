/** A day that is written in digits, such as '3.5.2026' or '2026-05-03', as the contract writes it; null for anything else. */
export function readDay(text: string): string | null {
  const ordered = text.trim().replace(/^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})$/, '$3-$2-$1');
  const [, year, month = '', day = ''] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(ordered) ?? [];
  return year === undefined ? null : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
