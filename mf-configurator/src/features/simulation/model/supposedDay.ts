import { studyDay } from '@dialogwerk/shared/contract';

/** When invented respondents take part: today at noon, so that all of a day's runs, and a conversation that is looked at again, are the same. */
export function supposedDay(now: number): number {
  return Date.parse(`${studyDay(now)}T11:00:00Z`);
}
