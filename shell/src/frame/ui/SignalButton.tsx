import { mdiRefresh, mdiRestart } from '@mdi/js';
import type { ModuleBar } from '@dialogwerk/shared/contract';
import { signalModule } from '@dialogwerk/shared/state';
import { Box, Button, Icon } from '@dialogwerk/shared/ui';
import { texts } from '../texts.ts';
import { labelWhereRoomy } from './whereRoomy.ts';

interface SignalButtonProps {
  /** null: the screen has none. */
  readonly signal: ModuleBar['signal'] | null;
  /** Takes the same room on every screen, also on those that have no such button. */
  readonly keepsRoom: boolean;
}

/** 'Neu starten' or 'Update' (spec §2: on Assess and on Analyse); the module on screen hears it. Where the bar is narrow, its icon alone. */
export function SignalButton({ signal, keepsRoom }: SignalButtonProps) {
  if (!signal && !keepsRoom) return null;
  const isRestart = signal === 'restart';
  const label = isRestart ? texts.restart : texts.update;
  return (
    <Button
      variant="outlined"
      aria-label={label}
      title={label}
      onClick={() => signalModule(isRestart ? 'restart' : 'update')}
      sx={{
        gap: 1,
        flexShrink: 0,
        whiteSpace: 'nowrap',
        minWidth: 44,
        px: 1.25,
        visibility: signal ? 'visible' : 'hidden',
      }}
    >
      <Icon path={isRestart ? mdiRestart : mdiRefresh} sx={{ fontSize: 20 }} />
      <Box component="span" sx={labelWhereRoomy}>
        {/* Both lie in one cell, which is as wide as the longer one. */}
        <Box component="span" sx={{ display: 'grid', '& > *': { gridArea: '1 / 1' } }}>
          {[texts.restart, texts.update]
            .filter((text) => text === label || keepsRoom)
            .map((text) => (
              <span key={text} style={text === label ? undefined : { visibility: 'hidden' }}>
                {text}
              </span>
            ))}
        </Box>
      </Box>
    </Button>
  );
}
