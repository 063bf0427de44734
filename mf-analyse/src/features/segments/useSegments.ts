import { authorClient, mutate, useCall } from '@dialogwerk/shared/clients';
import type { CallState } from '@dialogwerk/shared/clients';
import type { Segment } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { useCallback } from 'react';
import { segmentTexts as texts } from './texts.ts';

type Kept = Pick<Segment, 'segment_id' | 'name' | 'filter'>;

export interface Segments {
  readonly state: CallState<{ readonly segments: readonly Segment[] }>;
  readonly reload: () => void;
  /** Keeps a filter under a name, or another name in place of the one before; says why where that fails. */
  readonly keep: (segment: Kept) => Promise<string | null>;
  /** Deletes a segment and offers to take that back. */
  readonly remove: (segment: Kept) => void;
}

/** The filters that are kept for a dialog, by name. */
export function useSegments(survey_id: string): Segments {
  const load = useCallback(
    (signal: AbortSignal) => authorClient.call('segments', { survey_id }, { signal }),
    [survey_id],
  );
  const { state, reload } = useCall(load);

  const keep = async ({ segment_id, name, filter }: Kept): Promise<string | null> => {
    const kept = await mutate({
      call: () => authorClient.call('setSegment', { survey_id, segment_id, name, filter }),
    });
    if (kept.ok) reload();
    return kept.ok ? null : texts.failed(kept.reason);
  };
  const bringBack = async (segment: Kept): Promise<void> => {
    const problem = await keep(segment);
    if (problem !== null) showNotice(problem);
  };
  const remove = async (segment: Kept): Promise<void> => {
    const { segment_id, name } = segment;
    const removed = await mutate({ call: () => authorClient.call('deleteSegment', { survey_id, segment_id }) });
    reload();
    if (!removed.ok) showNotice(texts.failed(removed.reason));
    else showNotice(texts.removed(name), { label: texts.undo, run: () => void bringBack(segment) });
  };
  return { state, reload, keep, remove: (segment) => void remove(segment) };
}
