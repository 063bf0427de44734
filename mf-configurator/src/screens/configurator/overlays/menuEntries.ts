import { drawnBlock, outcomeLines } from '@dialogwerk/shared/dialog/graph';
import { mdiPlus } from '@mdi/js';
import type { CanvasTarget } from '../../../features/canvas/ui/CanvasProps.ts';
import { canSplit } from '../../../model/canSplit.ts';
import type { Insertion } from '../../../model/Insertion.ts';
import { selectBlock } from '../../../model/Selection.ts';
import type { Selection } from '../../../model/Selection.ts';
import { add, alignments, comment, group, jumpIf, part, testHere, write } from '../actions/building.ts';
import { arrange, copy, cut, duplicate, paste, remove, selectAll } from '../actions/editing.ts';
import { commands, editMessages, fitView, search } from '../actions/viewing.ts';
import { $sectionTools } from '../sections/sectionTools.ts';
import { actionItems } from '../toolbar/toolbarItems.ts';
import type { ToolbarItem } from '../toolbar/toolbarItems.ts';
import type { Overlay, Workspace } from '../workspace/Workspace.ts';
import { overlayTexts as texts } from './overlayTexts.ts';

type MenuEntry = Pick<ToolbarItem, 'id' | 'label' | 'icon' | 'keys' | 'enabled' | 'run'>;

/** What can be done with something on the canvas: the actions of toolbar and keyboard, as if it were selected. */
export function menuEntries(workspace: Workspace, { target, at }: Extract<Overlay, { kind: 'menu' }>): MenuEntry[] {
  const tools = $sectionTools.get();
  const meant = { ...workspace, selection: meantBy(target, workspace.selection) };
  const inserting = (id: string, label: string, where: Insertion): MenuEntry[] =>
    workspace.readOnly
      ? []
      : [
          {
            id,
            label,
            icon: mdiPlus,
            keys: null,
            enabled: true,
            run: () => workspace.showOverlay({ kind: 'pick', where, at }),
          },
        ];
  switch (target.kind) {
    case 'block': {
      const several = meant.selection.kind === 'blocks' && meant.selection.ids.length > 1;
      const block = workspace.survey.all_questions.find(({ unique_question_id }) => unique_question_id === target.id);
      const options = several || !block ? [] : outcomeLines(drawnBlock(block, workspace.survey)).lines;
      return [
        ...possible(several ? [] : [write, add], meant),
        ...options.flatMap(({ text, handle: { outcome } }) =>
          inserting(outcome, texts.insertAfterOption(text), {
            kind: 'line',
            from: { source: target.id, outcome },
            place: null,
          }),
        ),
        ...possible(
          [
            ...(several ? [] : [part, jumpIf]),
            comment,
            testHere,
            cut,
            copy,
            duplicate,
            remove,
            ...(several ? [group, ...alignments, arrange] : []),
          ],
          meant,
        ),
        ...(tools?.selectionEntries(meant) ?? []),
      ];
    }
    case 'connection': {
      const { connection } = target;
      return [
        ...(canSplit(connection) ? inserting('insert', texts.insertHere, { kind: 'connection', connection }) : []),
        ...possible([remove], meant).map((entry) => Object.assign(entry, { label: texts.deleteConnection })),
      ];
    }
    case 'section':
      return tools?.sectionEntries(workspace, target.id) ?? [];
    case 'messages':
      return possible([editMessages], meant);
    case 'canvas':
      return [
        ...inserting('insert', texts.insertHere, { kind: 'end', place: target.place }),
        ...possible([paste, selectAll, arrange, search, commands, fitView], meant),
        ...(tools?.sectionCommands(workspace) ?? []),
      ];
  }
}

/** Those that can be done now. */
function possible(some: Parameters<typeof actionItems>[0], workspace: Workspace): MenuEntry[] {
  return actionItems(some, workspace).filter(({ enabled }) => enabled);
}

/** The whole selection where the card is part of it, else the card or connection alone. */
function meantBy(target: CanvasTarget, selection: Selection): Selection {
  if (target.kind === 'block')
    return selection.kind === 'blocks' && selection.ids.includes(target.id) ? selection : selectBlock(target.id);
  if (target.kind !== 'connection') return selection;
  const { kind, source, target: end, handle, settled } = target.connection;
  if ((kind !== 'jump' && kind !== 'condition') || settled) return { kind: 'nothing' };
  return { kind: 'connection', by: kind, source, target: end, option: handle?.outcome ?? null };
}
