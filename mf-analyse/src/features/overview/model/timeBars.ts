import { addDays } from 'date-fns/addDays';
import { addMonths } from 'date-fns/addMonths';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { formatISO } from 'date-fns/formatISO';
import { parseISO } from 'date-fns/parseISO';
import { startOfISOWeek } from 'date-fns/startOfISOWeek';
import { startOfMonth } from 'date-fns/startOfMonth';

/** What came in a stretch of time. */
export interface TimeBar {
  /** First and last day, 'YYYY-MM-DD', both included. */
  readonly from: string;
  readonly to: string;
  readonly begun: number;
  readonly finished: number;
}

export interface TimeBars {
  readonly unit: 'day' | 'week' | 'month';
  readonly bars: readonly TimeBar[];
}

interface Day {
  readonly day: string;
  readonly begun: number;
  readonly finished: number;
}

/** Above as many days they are counted by weeks, above as many weeks by months. */
const MOST_DAYS = 62;
const MOST_WEEKS = 78;

const written = (date: Date): string => formatISO(date, { representation: 'date' });

/** Days with their counts as bars without gaps, by days, weeks (from Monday on) or months, so that they fit beside each other. */
export function timeBars(days: readonly Day[]): TimeBars {
  const first = days[0];
  const last = days.at(-1);
  if (!first || !last) return { unit: 'day', bars: [] };
  const [begin, end] = [parseISO(first.day), parseISO(last.day)];
  const count = differenceInCalendarDays(end, begin) + 1;
  const unit = count <= MOST_DAYS ? 'day' : count <= MOST_DAYS + 7 * MOST_WEEKS ? 'week' : 'month';
  const bars: TimeBar[] = [];
  let next = 0;
  for (let from = beginningOf[unit](begin); from <= end;) {
    const following = followingOf[unit](from);
    const to = written(addDays(following, -1));
    let [begun, finished] = [0, 0];
    for (let day = days[next]; day && day.day <= to; day = days[next]) {
      begun += day.begun;
      finished += day.finished;
      next += 1;
    }
    bars.push({ from: written(from), to, begun, finished });
    from = following;
  }
  return { unit, bars };
}

const beginningOf = { day: (date: Date) => date, week: startOfISOWeek, month: startOfMonth } as const;
const followingOf = {
  day: (date: Date) => addDays(date, 1),
  week: (date: Date) => addDays(date, 7),
  month: (date: Date) => addMonths(date, 1),
} as const;
