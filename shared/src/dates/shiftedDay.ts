import { addDays } from 'date-fns/addDays';
import { formatISO } from 'date-fns/formatISO';
import { parseISO } from 'date-fns/parseISO';

/** The day so many days after another one, or before it; both 'YYYY-MM-DD'. */
export function shiftedDay(day: string, by: number): string {
  return formatISO(addDays(parseISO(day), by), { representation: 'date' });
}
