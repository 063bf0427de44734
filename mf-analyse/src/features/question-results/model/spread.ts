import type { QuestionSummary } from '@dialogwerk/shared/contract';
import { formatNumber } from '../../../formats.ts';
import { texts } from '../../../texts.ts';
import type { Share } from './shares.ts';

type Spread = NonNullable<QuestionSummary['spread']>;

/** How many gave which number, as shares of those who answered. */
export function sharesOfSpread(spread: Spread): readonly Share[] {
  const all = spread.reduce((sum, { count }) => sum + count, 0);
  return spread.map(({ from, to, count }) => ({
    id: String(from),
    label: from === to ? formatNumber(from) : texts.questions.range(formatNumber(from), formatNumber(to)),
    ...(from === to ? {} : { axis: texts.questions.from(formatNumber(from)) }),
    count,
    share: all === 0 ? 0 : count / all,
  }));
}

/** The Net Promoter Score and the shares that it is made of. */
export interface Nps {
  /** -100 to 100. */
  readonly score: number;
  /** 0 to 1: who gave 0 to 6, 7 to 8, 9 to 10. */
  readonly detractors: number;
  readonly passives: number;
  readonly promoters: number;
}

/** The score of a slider from 0 to 10 (domain.md §2); null for every other question and before the first answer. */
export function npsOf({ type, spread = [] }: Pick<QuestionSummary, 'type' | 'spread'>): Nps | null {
  const all = spread.reduce((sum, { count }) => sum + count, 0);
  const isNps =
    type === 'slider' && spread.length === 11 && spread.every(({ from, to }, at) => from === at && to === at);
  if (!isNps || all === 0) return null;
  const share = (least: number, most: number): number =>
    spread.reduce((sum, { from, count }) => (from >= least && from <= most ? sum + count : sum), 0) / all;
  const [detractors, passives, promoters] = [share(0, 6), share(7, 8), share(9, 10)];
  return { score: Math.round((promoters - detractors) * 100), detractors, passives, promoters };
}
