export {
  formatClock,
  formatDay,
  formatLongDay,
  formatMinute,
  formatMoment,
  formatMonth,
  formatRecentMoment,
  formatShortMoment,
  formatWeekday,
} from './formats.ts';
export type { DateLocale } from './formats.ts';
export { shiftedDay } from './shiftedDay.ts';
