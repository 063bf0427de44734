import { Box, StatePanel } from '@dialogwerk/shared/ui';
import { mdiSelectMultiple } from '@mdi/js';
import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { BlockInspector } from '../../features/inspector/ui/BlockInspector.tsx';
import { MessagesInspector } from '../../features/inspector/ui/MessagesInspector.tsx';
import { TriggerSection } from '../../features/manager/ui/TriggerSection.tsx';
import { $managerOfSurvey } from '../../managerOfSurvey.ts';
import { testAddress } from '../../model/testAddress.ts';
import { nothing, selectBlock, selectedBlockId } from '../../model/Selection.ts';
import type { Selection } from '../../model/Selection.ts';
import { texts } from '../../texts.ts';
import { deleteBlocks } from './deleteSelection.ts';
import { panelOf } from './panels/panels.ts';
import { useInspectorScope } from './useInspectorScope.ts';
import { useTesting } from './useTesting.ts';
import { BackButton } from './BackButton.tsx';
import type { Workspace } from './Workspace.ts';

/** What is selected, beside the canvas; on small screens below it. */
export function SidePanel({ workspace }: { readonly workspace: Workspace }) {
  const { editor, survey, selection, readOnly, select, panel: tool, behind, bringBack } = workspace;
  const scope = useInspectorScope(editor, survey, readOnly);
  const panel = useRef<HTMLDivElement>(null);
  const id = selectedBlockId(selection);
  const block = survey.all_questions.find(({ unique_question_id }) => unique_question_id === id);
  const close = (): void => select(nothing);
  const openTest = useTesting(editor);
  const known = useStore($managerOfSurvey);
  const manager = known?.survey_id === survey.survey_id ? known.manager : null;
  const testFrom = (other: string): void => void openTest(testAddress(survey.survey_id, other, manager));

  const fresh = isFresh(selection) ? (id ?? selection.kind) : null;
  useEffect(() => {
    if (fresh !== null) panel.current?.querySelector<HTMLElement>('textarea:not([aria-hidden]), input')?.focus();
  }, [fresh]);

  const isBehind = behind === 'selection';
  const wasBehind = useRef(isBehind);
  useEffect(() => {
    // The button that brought it back is gone.
    if (wasBehind.current && !isBehind) panel.current?.focus();
    wasBehind.current = isBehind;
  }, [isBehind]);

  if (!block && selection.kind !== 'messages' && selection.kind !== 'blocks') return null;
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
        flex: { xs: block || selection.kind === 'messages' ? '0 0 62%' : '0 0 auto', md: '0 0 400px' },
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
      {block && (
        <BlockInspector
          scope={scope}
          block={block}
          onSelect={(other) => select(selectBlock(other))}
          onDelete={(other) => deleteBlocks(workspace, [other])}
          onTest={survey.testen === 1 ? testFrom : undefined}
          onClose={close}
        >
          {manager !== null && (
            <TriggerSection manager={manager} survey={survey} unique_question_id={block.unique_question_id} />
          )}
        </BlockInspector>
      )}
      {selection.kind === 'messages' && <MessagesInspector scope={scope} onClose={close} />}
      {selection.kind === 'blocks' && selection.ids.length > 1 && (
        <StatePanel icon={mdiSelectMultiple} title={texts.severalSelected(selection.ids.length)}>
          {texts.severalSelectedHint}
        </StatePanel>
      )}
    </Box>
  );
}

/** Whether what is selected is to be written at once. */
function isFresh(selection: Selection): boolean {
  return (selection.kind === 'blocks' || selection.kind === 'messages') && selection.fresh === true;
}
