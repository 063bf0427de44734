import { addDays } from 'date-fns/addDays';
import { formatISO } from 'date-fns/formatISO';
import { parseISO } from 'date-fns/parseISO';
import type { OrderedForm } from '../../expressions/Domain.ts';
import { isDay } from '../../expressions/isDay.ts';

/** Days as 'YYYY-MM-DD', which stand in the order of time. */
export const day: OrderedForm = {
  name: 'day',
  isOne: isDay,
  some: '2024-02-29',
  shifted: (text, by) => formatISO(addDays(parseISO(text), by), { representation: 'date' }),
};
