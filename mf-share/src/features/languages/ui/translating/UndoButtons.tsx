import { Icon, IconButton, Tooltip } from '@dialogwerk/shared/ui';
import { mdiRedo, mdiUndo } from '@mdi/js';
import { useStore } from '@nanostores/react';
import type { TranslationEditing } from '../../state/TranslationEditing.ts';
import { translatingTexts as texts } from '../../texts.ts';

interface UndoButtonsProps {
  readonly editing: TranslationEditing;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

/** The steps of this visit, back and forth. */
export function UndoButtons({ editing, onUndo, onRedo }: UndoButtonsProps) {
  const steps = useStore(editing.$past).length;
  const typed = useStore(editing.$typed).size;
  const canRedo = useStore(editing.$future).length > 0;
  return (
    <span>
      {[
        { name: texts.undo, icon: mdiUndo, can: steps + typed > 0, run: onUndo },
        { name: texts.redo, icon: mdiRedo, can: canRedo, run: onRedo },
      ].map(({ name, icon, can, run }) => (
        <Tooltip key={name} title={name}>
          <span>
            <IconButton aria-label={name} disabled={!can} onClick={run}>
              <Icon path={icon} />
            </IconButton>
          </span>
        </Tooltip>
      ))}
    </span>
  );
}
