import { Box, createLater, Skeleton, Stack } from '@dialogwerk/shared/ui';
import { useEffect, useRef } from 'react';
import { selectedBlockId } from '../../model/Selection.ts';
import type { Selection } from '../../model/Selection.ts';
import { texts } from '../../texts.ts';
import type { InspectorContentProps } from './InspectorContent.tsx';

/** Forms and the editors of all types: the dialog is seen without them. */
const later = createLater(() => import('./InspectorContent.tsx'));
export const fetchInspector = later.load;

/** All about the selection, as soon as it is here; what is to be written at once then has the focus. */
export function LaterInspector(props: InspectorContentProps) {
  const { selection } = props.workspace;
  const part = later.use();
  const fields = useRef<HTMLDivElement>(null);
  const fresh = part && isFresh(selection) ? (selectedBlockId(selection) ?? selection.kind) : null;
  useEffect(() => {
    if (fresh !== null)
      fields.current?.querySelector<HTMLElement>('[role=textbox], textarea:not([aria-hidden]), input')?.focus();
  }, [fresh]);
  if (!part) return <InspectorSkeleton />;
  return (
    <Box ref={fields} sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}>
      <part.InspectorContent {...props} />
    </Box>
  );
}

/** The shapes of heading and fields. */
function InspectorSkeleton() {
  return (
    <Stack role="progressbar" aria-label={texts.panelLoading(texts.inspectorRegion)} sx={{ gap: 2, p: 2 }}>
      {[32, 120, 56, 88].map((height) => (
        <Skeleton key={height} variant="rounded" height={height} />
      ))}
    </Stack>
  );
}

/** Whether what is selected is to be written at once. */
function isFresh(selection: Selection): boolean {
  return (selection.kind === 'blocks' || selection.kind === 'messages') && selection.fresh === true;
}
