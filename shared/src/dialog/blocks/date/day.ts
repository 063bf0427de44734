import type { OrderedForm } from '../../expressions/Domain.ts';
import { isDay } from './isDay.ts';

const DAY_MS = 86_400_000;

/** Days as 'YYYY-MM-DD', which stand in the order of time. */
export const day: OrderedForm = {
  name: 'day',
  isOne: isDay,
  some: '2024-02-29',
  shifted: (text, by) => new Date(Date.parse(`${text}T00:00:00Z`) + by * DAY_MS).toISOString().slice(0, 10),
};
