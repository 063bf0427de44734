import type { QuestionSummary } from '@dialogwerk/shared/contract';

export interface Share {
  readonly id: string;
  readonly label: string;
  /** In place of the label where there is little room. */
  readonly axis?: string;
  readonly count: number;
  /** 0 to 1, of all who answered the question. */
  readonly share: number;
}

/** How many chose what, as shares of those who answered; with several choices they may add up to more than 1. */
export function sharesOf({ counts, answered }: Pick<QuestionSummary, 'counts' | 'answered'>): readonly Share[] | null {
  if (counts === null) return null;
  return counts.map(({ id, label, count }) => ({ id, label, count, share: answered === 0 ? 0 : count / answered }));
}
