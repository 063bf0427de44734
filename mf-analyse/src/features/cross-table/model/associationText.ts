import type { CallResponse } from '@dialogwerk/shared/contract';
import { formatCount, formatDecimal } from '@dialogwerk/shared/numbers';
import { formatNumber } from '../../../formats.ts';
import { crossTexts as texts } from '../texts.ts';

type Association = Pick<
  CallResponse<'crossTable'>,
  'chi_square' | 'degrees_of_freedom' | 'p' | 'cramers_v' | 'is_thin'
>;

/** Below this, what was found is taken for more than chance. */
const SIGNIFICANT = 0.05;
const SMALLEST_P = 0.001;
/** Cohen 1988, for the usual small tables; below the first there is as good as nothing. */
const NEGLIGIBLE = 0.1;
const strengths = [
  { below: 0.3, name: 'weak' },
  { below: 0.5, name: 'medium' },
  { below: Infinity, name: 'strong' },
] as const;

/** What a cross-table says of its two questions, in sentences; `warning` where the test is not to be trusted. */
export interface AssociationText {
  readonly meaning: string;
  /** The test's figures; null where there is none. */
  readonly test: string | null;
  readonly warning: string | null;
}

/** A cross-table in words: whether, and how strongly, two questions belong together. */
export function associationText({
  chi_square,
  degrees_of_freedom,
  p,
  cramers_v,
  is_thin,
}: Association): AssociationText {
  if (chi_square === null || p === null || cramers_v === null) {
    return { meaning: texts.oneSided, test: null, warning: null };
  }
  const written = p < SMALLEST_P ? texts.tinyP : texts.p(formatDecimal(p, 3, 3));
  return {
    meaning: meaningOf(p, cramers_v),
    test: texts.test(formatNumber(chi_square), formatCount(degrees_of_freedom), written),
    warning: is_thin ? texts.thin : null,
  };
}

function meaningOf(p: number, cramersV: number): string {
  const v = formatNumber(cramersV);
  if (p >= SIGNIFICANT) return texts.unrelated(v);
  if (cramersV < NEGLIGIBLE) return texts.negligible(v);
  return texts.related(texts.strengths[strengths.find(({ below }) => cramersV < below)?.name ?? 'strong'], v);
}
