import type { SurveyFeedback } from '@dialogwerk/shared/contract';

export interface Rating {
  /** 1 to 5. */
  readonly rating: number;
  readonly count: number;
  /** 0 to 1, of all ratings. */
  readonly share: number;
}

/** How many gave which rating, the best first, and their mean; null when nobody gave one. */
export function ratingsOf({
  ratings,
}: Pick<SurveyFeedback, 'ratings'>): { readonly mean: number; readonly rated: number; readonly rows: Rating[] } | null {
  const rated = ratings.reduce((sum, count) => sum + count, 0);
  if (rated === 0) return null;
  const points = ratings.reduce((sum, count, place) => sum + count * (place + 1), 0);
  const rows = ratings.map((count, place) => ({ rating: place + 1, count, share: count / rated }));
  return { mean: points / rated, rated, rows: rows.toReversed() };
}
