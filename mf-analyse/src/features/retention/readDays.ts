/** What stands in the form for one of the two: whether it is wanted, and the days as they were typed. */
export interface DaysDraft {
  readonly isOn: boolean;
  readonly typed: string;
}

export interface RetentionDraft {
  readonly deletes: DaysDraft;
  readonly anonymises: DaysDraft;
}

const MOST = 3_650;

/** The days that are meant; null for never, undefined for what is no number of days. */
export function readDays({ isOn, typed }: DaysDraft): number | null | undefined {
  if (!isOn) return null;
  const days = Number(typed.trim().replace('.', ''));
  return typed.trim() !== '' && Number.isInteger(days) && days >= 1 && days <= MOST ? days : undefined;
}
