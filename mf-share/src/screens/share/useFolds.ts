import type { StudyOverview } from '@dialogwerk/shared/contract';
import { useMediaQuery } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import type { PanelContext, PanelEntry } from './PanelEntry.ts';
import { useHandFolds } from './useHandFolds.ts';

interface Folds {
  readonly isOpen: (id: string) => boolean;
  readonly set: (id: string, isOpen: boolean) => void;
}

/**
 * Which panels are open: those that their reader has opened, the one that the address names (`asked`), and where there is room those that the study
 * uses when it is first known. What is folded or opened by hand stays so.
 */
export function useFolds(
  panels: readonly PanelEntry[],
  context: PanelContext,
  { overview, asked }: { readonly overview: StudyOverview | null; readonly asked: string },
): Folds {
  const hasRoom = useMediaQuery('(min-width: 900px)', { noSsr: true });
  const [chosen, choose] = useHandFolds(context.survey.survey_id, asked);
  const [used, setUsed] = useState<Readonly<Record<string, boolean>>>({});
  const found = panels.flatMap(({ id, folding }) => {
    const standing = id in used ? null : folding?.standing(context, overview);
    return standing ? [[id, standing.isUsed && hasRoom] as const] : [];
  });
  if (found.length > 0) setUsed({ ...used, ...Object.fromEntries(found) });
  return {
    isOpen: (id) => chosen[id] ?? used[id] ?? false,
    set: choose,
  };
}
