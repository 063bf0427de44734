import { allStates, mapState, useResources } from '@dialogwerk/shared/clients';
import type { CallState } from '@dialogwerk/shared/clients';
import type { CallResponse } from '@dialogwerk/shared/contract';
import { useMemo } from 'react';

type Content = CallResponse<'versionContent'>;
/** What the dialog was at each of two revisions; null for the one that is the dialog of now. */
export type TwoContents = readonly [Content | null, Content | null];

/** Reads what a dialog was at two revisions; null stands for now, which nobody has to read. */
export function useContents(survey_id: string, from: number | null, to: number | null) {
  const asked = [from, to].flatMap((revision) => (revision === null ? [] : [{ survey_id, revision }]));
  const { states, reload } = useResources('versionContent', asked);
  const [one, other] = states;
  const contents = useMemo((): CallState<TwoContents> => {
    const both = [one, other].flatMap((state) => state ?? []);
    return mapState(allStates(both), ([first = null, second = null]) =>
      from === null ? [null, first] : [first, second],
    );
  }, [one, other, from]);
  return { contents, retry: reload };
}
