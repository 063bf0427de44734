import { Box, StatePanel } from '@dialogwerk/shared/ui';
import { mdiSelectMultiple } from '@mdi/js';
import { useEffect, useRef } from 'react';
import { $wantedCard } from '../../features/canvas/state/canvasView.ts';
import { nothing, selectedBlockId } from '../../model/Selection.ts';
import { texts } from '../../texts.ts';
import { useFetchedAhead } from '../../useFetchedAhead.ts';
import { panelOf } from './panels/panels.ts';
import { BackButton } from './BackButton.tsx';
import { fetchInspector, LaterInspector } from './LaterInspector.tsx';
import type { Workspace } from './workspace/Workspace.ts';

/** What is selected, beside the canvas; on small screens below it. */
export function SidePanel({ workspace }: { readonly workspace: Workspace }) {
  const { survey, selection, select, panel: tool, behind, bringBack } = workspace;
  const panel = useRef<HTMLDivElement>(null);
  const id = selectedBlockId(selection);
  const hasBlock = survey.all_questions.some(({ unique_question_id }) => unique_question_id === id);
  const hasFields = hasBlock || selection.kind === 'messages';
  const close = (): void => {
    select(nothing);
    // The keyboard goes on where it was before.
    if (workspace.view === 'graph') $wantedCard.set(id);
  };
  useFetchedAhead(fetchInspector);

  const isBehind = behind === 'selection';
  const wasBehind = useRef(isBehind);
  useEffect(() => {
    // The button that brought it back is gone.
    if (wasBehind.current && !isBehind) panel.current?.focus();
    wasBehind.current = isBehind;
  }, [isBehind]);

  if (!hasFields && selection.kind !== 'blocks') return null;
  return (
    <Box
      ref={panel}
      component="aside"
      aria-label={texts.inspectorRegion}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // The same key would close a notice that only appears now.
        event.stopPropagation();
        close();
      }}
      sx={{
        display: isBehind ? 'none' : 'flex',
        flexDirection: 'column',
        outline: 'none',
        flex: { xs: hasFields ? '0 0 62%' : '0 0 auto', md: '0 0 400px' },
        // Where there is room for it, because options and scales are long.
        '@media (min-width: 1400px)': { flexBasis: 460 },
        minHeight: 0,
        minWidth: 0,
        bgcolor: 'background.paper',
        border: '0 solid',
        borderColor: 'divider',
        borderWidth: { xs: '1px 0 0', md: '0 0 0 1px' },
        boxShadow: { xs: '0 -4px 16px rgb(0 0 0 / 0.12)', md: 'none' },
        zIndex: 1,
      }}
    >
      {behind === 'panel' && <BackButton to={panelOf(tool)?.label ?? ''} onBack={bringBack} />}
      {hasFields && <LaterInspector workspace={workspace} onClose={close} />}
      {selection.kind === 'blocks' && selection.ids.length > 1 && (
        <StatePanel icon={mdiSelectMultiple} title={texts.severalSelected(selection.ids.length)}>
          {texts.severalSelectedHint}
        </StatePanel>
      )}
    </Box>
  );
}
