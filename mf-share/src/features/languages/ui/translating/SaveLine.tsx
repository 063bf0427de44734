import { Button, Stack, Alert, Typography } from '@dialogwerk/shared/ui';
import type { SaveState } from '../../state/TranslationEditing.ts';
import { translatingTexts as texts } from '../../texts.ts';

interface SaveLineProps {
  readonly state: SaveState;
  readonly onAgain: () => void;
  readonly onDiscard: () => void;
}

/** Whether what was typed is saved; what the server refuses, with the ways on. */
export function SaveLine({ state, onAgain, onDiscard }: SaveLineProps) {
  if (state.kind !== 'refused')
    return (
      <Typography variant="body2" color="textSecondary" role="status">
        {texts.save[state.kind]}
      </Typography>
    );
  return (
    <Alert severity="error" sx={{ overflowWrap: 'anywhere', width: '100%' }}>
      {texts.refused(state.reason)}
      <Stack direction="row" sx={{ ml: -1, flexWrap: 'wrap' }}>
        <Button color="inherit" onClick={onAgain}>
          {texts.again}
        </Button>
        <Button color="inherit" onClick={onDiscard}>
          {texts.discard}
        </Button>
      </Stack>
    </Alert>
  );
}
