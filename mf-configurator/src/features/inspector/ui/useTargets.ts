import { END, loopGroups } from '@dialogwerk/shared/dialog/graph';
import { useMemo } from 'react';
import { targetsOf } from '../model/targetsOf.ts';
import { roundTexts } from '../roundTexts.ts';
import { texts } from '../texts.ts';
import { useInspector } from './InspectorContext.ts';

/**
 * Where a dialog can go on after a block: its end, and all other blocks, a loop that it belongs to as its next round; worked out only when a block has changed,
 * not with each key.
 */
export function useTargets(id: string): ReturnType<typeof targetsOf> {
  const { all_questions } = useInspector().survey;
  return useMemo(() => {
    const { around, isShuffle } = loopGroups(all_questions);
    const loops = around(id);
    const next = (value: string, label: string): string =>
      isShuffle(value) ? roundTexts.nextItemAt(label) : roundTexts.nextAt(label);
    const blocks = targetsOf(all_questions, id).map(({ value, label }) => ({
      value,
      label: loops.includes(value) ? next(value, label) : label,
    }));
    return [{ value: END, label: texts.endOfDialog }, ...blocks];
  }, [all_questions, id]);
}
