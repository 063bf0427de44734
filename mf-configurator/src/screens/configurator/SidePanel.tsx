import { Box, StatePanel } from '@dialogwerk/shared/ui';
import { mdiSelectMultiple } from '@mdi/js';
import { useEffect, useRef } from 'react';
import { BlockInspector } from '../../features/inspector/ui/BlockInspector.tsx';
import { MessagesInspector } from '../../features/inspector/ui/MessagesInspector.tsx';
import { nothing, selectBlock, selectedBlockId } from '../../model/Selection.ts';
import { texts } from '../../texts.ts';
import { deleteBlocks } from './deleteSelection.ts';
import { useInspectorScope } from './useInspectorScope.ts';
import type { Workspace } from './Workspace.ts';

/** What is selected, beside the canvas; on small screens below it. */
export function SidePanel({ workspace }: { readonly workspace: Workspace }) {
  const { editor, survey, selection, readOnly, select } = workspace;
  const scope = useInspectorScope(editor, survey, readOnly);
  const panel = useRef<HTMLDivElement>(null);
  const id = selectedBlockId(selection);
  const block = survey.all_questions.find(({ unique_question_id }) => unique_question_id === id);
  const close = (): void => select(nothing);

  const fresh = selection.kind === 'blocks' && selection.fresh ? id : null;
  useEffect(() => {
    if (fresh !== null) panel.current?.querySelector<HTMLElement>('textarea:not([aria-hidden]), input')?.focus();
  }, [fresh]);

  if (!block && selection.kind !== 'messages' && selection.kind !== 'blocks') return null;
  return (
    <Box
      ref={panel}
      component="aside"
      aria-label={texts.inspectorRegion}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // The same key would close a notice that only appears now.
        event.stopPropagation();
        close();
      }}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        flex: { xs: '0 0 62%', md: '0 0 400px' },
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
      {block && (
        <BlockInspector
          scope={scope}
          block={block}
          onSelect={(other) => select(selectBlock(other))}
          onDelete={(other) => deleteBlocks(workspace, [other])}
          onClose={close}
        />
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
