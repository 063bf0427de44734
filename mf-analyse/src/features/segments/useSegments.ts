import { change, useResource } from '@dialogwerk/shared/clients';
import type { CallState } from '@dialogwerk/shared/clients';
import type { Segment } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { segmentTexts as texts } from './texts.ts';

type Kept = Pick<Segment, 'segment_id' | 'name' | 'filter'>;

export interface Segments {
  readonly state: CallState<{ readonly segments: readonly Segment[] }>;
  /** Keeps a filter under a name, or another name in place of the one before; says why where that fails. */
  readonly keep: (segment: Kept) => Promise<string | null>;
  /** Deletes a segment and offers to take that back. */
  readonly remove: (segment: Kept) => void;
}

/** The filters that are kept for a dialog, by name. */
export function useSegments(survey_id: string): Segments {
  const { state } = useResource('segments', { survey_id });

  const keep = async ({ segment_id, name, filter }: Kept): Promise<string | null> => {
    const kept = await change('setSegment', { survey_id, segment_id, name, filter });
    return kept.ok ? null : texts.failed(kept.reason);
  };
  const bringBack = async (segment: Kept): Promise<void> => {
    const problem = await keep(segment);
    if (problem !== null) showNotice(problem);
  };
  const remove = async (segment: Kept): Promise<void> => {
    const { segment_id, name } = segment;
    const removed = await change('deleteSegment', { survey_id, segment_id });
    if (!removed.ok) showNotice(texts.failed(removed.reason));
    else showNotice(texts.removed(name), { label: texts.undo, run: () => void bringBack(segment) });
  };
  return { state, keep, remove: (segment) => void remove(segment) };
}
