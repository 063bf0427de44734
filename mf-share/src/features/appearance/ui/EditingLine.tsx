import { Alert, Button, Icon, IconButton, Stack, Tooltip, Typography } from '@dialogwerk/shared/ui';
import { mdiRedo, mdiUndo } from '@mdi/js';
import { useStore } from '@nanostores/react';
import type { LookEditing } from '../state/LookEditing.ts';
import { appearanceTexts as texts } from '../texts.ts';

interface EditingLineProps {
  readonly editing: LookEditing;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

/** Whether what was typed is saved, the steps of this visit back and forth, and the ways on where something was refused. */
export function EditingLine({ editing, onUndo, onRedo }: EditingLineProps) {
  const state = useStore(editing.$state);
  const steps = useStore(editing.$past).length;
  const typed = Object.keys(useStore(editing.$typed)).length;
  const canRedo = useStore(editing.$future).length > 0;
  const buttons = [
    { name: texts.undo, icon: mdiUndo, can: steps + typed > 0, run: onUndo },
    { name: texts.redo, icon: mdiRedo, can: canRedo, run: onRedo },
  ];
  return (
    <Stack sx={{ gap: 1, mb: -2 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5, ml: -1 }}>
        {buttons.map(({ name, icon, can, run }) => (
          <Tooltip key={name} title={name}>
            <span>
              <IconButton aria-label={name} disabled={!can} onClick={run}>
                <Icon path={icon} />
              </IconButton>
            </span>
          </Tooltip>
        ))}
        {state.kind !== 'refused' && (
          <Typography variant="body2" color="textSecondary" role="status">
            {texts.save[state.kind]}
          </Typography>
        )}
      </Stack>
      {state.kind === 'refused' && (
        <Alert severity="error" sx={{ overflowWrap: 'anywhere' }}>
          {texts.refused(state.reason)}
          <Stack direction="row" sx={{ ml: -1, flexWrap: 'wrap' }}>
            <Button color="inherit" onClick={() => void editing.save(true)}>
              {texts.again}
            </Button>
            <Button color="inherit" onClick={() => editing.discard()}>
              {texts.discard}
            </Button>
          </Stack>
        </Alert>
      )}
    </Stack>
  );
}
