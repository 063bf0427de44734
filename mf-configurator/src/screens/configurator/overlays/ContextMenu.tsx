import { Menu } from '@dialogwerk/shared/ui';
import { $sectionTools } from '../sections/sectionTools.ts';
import type { CanvasTarget } from '../../../features/canvas/ui/CanvasProps.ts';
import { blockName } from '../../../model/wording/blockName.ts';
import { menuLine } from '../toolbar/menuLine.tsx';
import type { Overlay, Workspace } from '../workspace/Workspace.ts';
import { menuEntries } from './menuEntries.ts';
import { overlayTexts as texts } from './overlayTexts.ts';

interface ContextMenuProps {
  readonly workspace: Workspace;
  readonly asked: Extract<Overlay, { kind: 'menu' }>;
  readonly onClose: () => void;
}

/** What can be done with a card, an edge or the canvas, where it was asked for. */
export function ContextMenu({ workspace, asked, onClose }: ContextMenuProps) {
  const { x: left, y: top } = asked.at;
  return (
    <Menu
      open
      onClose={onClose}
      anchorReference="anchorPosition"
      anchorPosition={{ left, top }}
      // A second press elsewhere asks for the menu there; the browser's own would lie above this one.
      onContextMenu={(event) => {
        event.preventDefault();
        onClose();
      }}
      slotProps={{ list: { 'aria-label': nameOf(asked.target, workspace) } }}
    >
      {menuEntries(workspace, asked).map((entry) => menuLine(entry, onClose))}
    </Menu>
  );
}

function nameOf(target: CanvasTarget, workspace: Workspace): string {
  switch (target.kind) {
    case 'block': {
      const block = workspace.survey.all_questions.find(({ unique_question_id }) => unique_question_id === target.id);
      return texts.menuOf(block ? blockName(block) : '');
    }
    case 'connection':
      return texts.menuOfConnection;
    case 'section':
      return $sectionTools.get()?.sectionName(workspace, target.id) ?? '';
    case 'messages':
      return texts.menuOfMessages;
    case 'canvas':
      return texts.menuOfCanvas;
  }
}
