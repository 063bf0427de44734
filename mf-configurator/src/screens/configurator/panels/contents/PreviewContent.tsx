import { $moduleArea, $preview } from '@dialogwerk/shared/state';
import { Skeleton } from '@dialogwerk/shared/ui';
import { useStore } from '@nanostores/react';
import { createElement, useEffect } from 'react';
import { selectedBlockId } from '../../../../model/Selection.ts';
import { texts } from '../../../../texts.ts';
import type { PanelProps } from '../Panel.ts';

/** The messenger, which is another module's, with the dialog as it is by now. */
export function PreviewContent({ workspace: { survey, selection } }: PanelProps) {
  const ModuleArea = useStore($moduleArea);
  const block = selectedBlockId(selection);
  useEffect(() => $preview.set({ survey, block }), [survey, block]);
  useEffect(() => () => $preview.set(null), []);
  const waiting = (
    <Skeleton
      role="progressbar"
      variant="rounded"
      height={320}
      aria-label={texts.panelLoading(texts.preview)}
      sx={{ m: 2 }}
    />
  );
  return ModuleArea && createElement(ModuleArea, { place: 'preview', waiting });
}
