import type { OpenQuestion } from '@dialogwerk/shared/contract';

/** Kept by question, because a reply that waits or is refused takes its input away, and must not begin the time anew. */
const ends = new WeakMap<OpenQuestion, number>();

/**
 * Until when a question can be answered; its time begins when this is asked first. Where more can be had, it is over now at the earliest, so that
 * who comes back late is asked.
 */
export function endOf(question: OpenQuestion, now: number): number {
  const { seconds = 0, left = seconds * 1_000, essential } = question.timed ?? {};
  const end = ends.get(question) ?? now + (essential ? left : Math.max(left, 0));
  ends.set(question, end);
  return end;
}

/** Puts the end off. */
export function putOff(question: OpenQuestion, end: number): void {
  ends.set(question, end);
}
