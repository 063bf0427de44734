import type { Counts } from '@dialogwerk/shared/dialog/simulation';
import type { SurveySnapshot } from '@dialogwerk/shared/dialog';
import type { Slice } from '../../../model/slices.ts';

/** What a worker is asked for. */
export interface SimulationRequest extends Slice {
  readonly snapshot: SurveySnapshot;
}

/** What it tells: how many of its respondents are through, and at last what was counted. */
export type SimulationMessage =
  | { readonly kind: 'progress'; readonly done: number }
  | { readonly kind: 'done'; readonly counts: Counts };
