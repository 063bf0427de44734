import { useResource } from '@dialogwerk/shared/clients';
import { useMemo } from 'react';
import { openByBlock } from '../model/threads.ts';

/** How many open threads there are about each block, by its id. */
export function useOpenComments(survey_id: string): ReadonlyMap<string, number> {
  const { state } = useResource('comments', { survey_id });
  return useMemo(() => openByBlock(state.kind === 'loaded' ? state.value.threads : []), [state]);
}
