import type { StudyOverview } from '@dialogwerk/shared/contract';
import { useMediaQuery } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import type { PanelEntry } from './PanelEntry.ts';
import { useHandFolds } from './useHandFolds.ts';

interface Known {
  readonly survey_id: string;
  readonly overview: StudyOverview | null;
  readonly asked: string;
}

interface Folds {
  readonly isOpen: (id: string) => boolean;
  readonly set: (id: string, isOpen: boolean) => void;
}

/**
 * Which panels are open: those that their reader has opened, the one that the address names (`asked`), and where there is room those that the study
 * uses when it is first known. What is folded or opened by hand stays so.
 */
export function useFolds<Context extends object>(
  panels: readonly PanelEntry<Context>[],
  context: Context,
  { survey_id, overview, asked }: Known,
): Folds {
  const hasRoom = useMediaQuery('(min-width: 900px)', { noSsr: true });
  const [chosen, choose] = useHandFolds(survey_id, asked);
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
