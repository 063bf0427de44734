import { TRIGGER_DELAY_LIMIT } from '@dialogwerk/shared/contract';

/** The units that a delay is written in, with their seconds, the largest first. */
export const delayUnits = [
  { id: 'days', seconds: 86_400, one: 'Tag', many: 'Tage' },
  { id: 'hours', seconds: 3_600, one: 'Stunde', many: 'Stunden' },
  { id: 'minutes', seconds: 60, one: 'Minute', many: 'Minuten' },
  { id: 'seconds', seconds: 1, one: 'Sekunde', many: 'Sekunden' },
] as const;
export type DelayUnit = (typeof delayUnits)[number]['id'];

/** A delay as it is typed. */
export interface Delay {
  readonly amount: string;
  readonly unit: DelayUnit;
}

const inLargestUnit = (seconds: number) => delayUnits.find((unit) => seconds % unit.seconds === 0) ?? delayUnits[3];

/** A delay of so many seconds in the largest unit that has it whole; empty for none. */
export function delayOf(seconds = 0): Delay {
  if (seconds === 0) return { amount: '', unit: 'minutes' };
  const unit = inLargestUnit(seconds);
  return { amount: String(seconds / unit.seconds), unit: unit.id };
}

/** Its seconds, 0 for an empty one; null for what is no whole number or too long. */
export function secondsOf({ amount, unit }: Delay): number | null {
  const typed = amount.trim();
  if (typed === '') return 0;
  if (!/^\d{1,7}$/.test(typed)) return null;
  const seconds = Number(typed) * (delayUnits.find(({ id }) => id === unit)?.seconds ?? 1);
  return seconds > TRIGGER_DELAY_LIMIT ? null : seconds;
}

/** '2 Minuten'. */
export function delayText(seconds: number): string {
  const unit = inLargestUnit(seconds);
  const amount = seconds / unit.seconds;
  return `${amount} ${amount === 1 ? unit.one : unit.many}`;
}
