/** The share of begun conversations that were finished, 0 to 1; null before the first. */
export function completionRate({ started, finished }: { started: number; finished: number }): number | null {
  return started === 0 ? null : finished / started;
}
