import { loading, useResources } from '@dialogwerk/shared/clients';
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
  const [first = null, second = null] = states;
  const contents = useMemo((): CallState<TwoContents> => {
    const both = [first, second].filter((state) => state !== null);
    const failed = both.find((state) => state.kind === 'failed');
    if (failed) return failed;
    const values = both.flatMap((state) => (state.kind === 'loaded' ? [state.value] : []));
    if (values.length < both.length) return loading;
    const [one = null, other = null] = values;
    return { kind: 'loaded', value: from === null ? [null, one] : [one, other] };
  }, [first, second, from]);
  return { contents, retry: reload };
}
