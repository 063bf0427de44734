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

const DAY_MS = 86_400_000;
/** Above as many days they are counted by weeks, above as many weeks by months. */
const MOST_DAYS = 62;
const MOST_WEEKS = 78;

// In UTC, where every day has 24 hours, and not by date-fns, because that is 1.8 kB compressed on the analysis' first screen.
const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
const mondayBefore = (time: number): number => time - ((new Date(time).getUTCDay() + 6) % 7) * DAY_MS;

/** Days with their counts as bars without gaps, by days, weeks (from Monday on) or months, so that they fit beside each other. */
export function timeBars(days: readonly Day[]): TimeBars {
  const first = days[0];
  const last = days.at(-1);
  if (!first || !last) return { unit: 'day', bars: [] };
  const count = (timeOf(last.day) - timeOf(first.day)) / DAY_MS + 1;
  const unit = count <= MOST_DAYS ? 'day' : count <= MOST_DAYS + 7 * MOST_WEEKS ? 'week' : 'month';
  const bars: TimeBar[] = [];
  let next = 0;
  for (let from = beginningOf(timeOf(first.day), unit); from <= timeOf(last.day);) {
    const following = followingOf(from, unit);
    let [begun, finished] = [0, 0];
    for (let day = days[next]; day && timeOf(day.day) < following; day = days[next]) {
      begun += day.begun;
      finished += day.finished;
      next += 1;
    }
    bars.push({ from: dayOf(from), to: dayOf(following - DAY_MS), begun, finished });
    from = following;
  }
  return { unit, bars };
}

function beginningOf(time: number, unit: TimeBars['unit']): number {
  if (unit === 'day') return time;
  return unit === 'week' ? mondayBefore(time) : timeOf(`${dayOf(time).slice(0, 7)}-01`);
}

function followingOf(time: number, unit: TimeBars['unit']): number {
  if (unit !== 'month') return time + (unit === 'day' ? 1 : 7) * DAY_MS;
  const date = new Date(time);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
}
