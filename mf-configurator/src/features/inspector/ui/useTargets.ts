import { useMemo } from 'react';
import { targetsOf } from '../model/targetsOf.ts';
import { useInspector } from './InspectorContext.ts';

/** The blocks that a dialog can go on with after a block; worked out only when a block has changed, not with each key. */
export function useTargets(id: string): ReturnType<typeof targetsOf> {
  const { all_questions } = useInspector().survey;
  return useMemo(() => targetsOf(all_questions, id), [all_questions, id]);
}
