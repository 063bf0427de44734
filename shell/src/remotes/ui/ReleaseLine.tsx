import { useStore } from '@nanostores/react';
import { isModuleId } from '@dialogwerk/shared/contract';
import { Box, Button, Typography } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { reloadSafely } from '../effects/reloadSafely.ts';
import { areaTitle } from '../state/areas.ts';
import { $reloadNeeded, $replaced, $rolledBack, $shellIsOld, $waiting } from '../state/releaseNews.ts';
import { texts } from '../texts.ts';

/** A quiet line below the bar about new versions: what waits, what was taken back, and when the page has to be loaded anew. */
export function ReleaseLine() {
  const replaced = useStore($replaced);
  return (
    <>
      {/* There from the start, so that what comes into it is read out. */}
      <span className="visually-hidden" aria-live="polite">
        {replaced && texts.replaced(areaTitle(replaced.module))}
      </span>
      <Box aria-live="polite">
        <News />
      </Box>
    </>
  );
}

/** The one thing of them that matters most. */
function News() {
  const isReloadNeeded = useStore($reloadNeeded);
  const rolledBack = useStore($rolledBack);
  const waiting = useStore($waiting);
  const isShellOld = useStore($shellIsOld);
  const [isPutOff, setPutOff] = useState(false);
  const waits = Object.keys(waiting)
    .filter(isModuleId)
    .find((id) => waiting[id] !== undefined);
  const reason = waits && waiting[waits];
  if (isReloadNeeded) {
    return (
      <Line tone="warning" text={texts.reloadNeeded}>
        <Reload />
      </Line>
    );
  }
  if (rolledBack) {
    return (
      <Line tone="info" text={texts.rolledBack(areaTitle(rolledBack))}>
        <Button size="small" color="inherit" onClick={() => $rolledBack.set(null)}>
          {texts.understood}
        </Button>
      </Line>
    );
  }
  if (waits && reason) return <Line tone="info" text={texts.waiting(areaTitle(waits), reason)} />;
  if (!isShellOld || isPutOff) return null;
  return (
    <Line tone="info" text={texts.shellIsOld}>
      <Button size="small" color="inherit" onClick={() => setPutOff(true)}>
        {texts.later}
      </Button>
      <Reload />
    </Line>
  );
}

function Reload() {
  return (
    <Button size="small" variant="outlined" color="inherit" onClick={() => void reloadSafely()}>
      {texts.reload}
    </Button>
  );
}

interface LineProps {
  readonly tone: 'info' | 'warning';
  readonly text: string;
  readonly children?: ReactNode;
}

function Line({ tone, text, children }: LineProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        px: { xs: 2, sm: 3 },
        py: 0.75,
        borderBottom: 1,
        borderColor: 'divider',
        borderLeft: 4,
        borderLeftColor: `${tone}.main`,
        bgcolor: 'background.paper',
      }}
    >
      <Typography variant="body2" sx={{ flex: '1 1 280px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      {children && <Box sx={{ display: 'flex', gap: 1 }}>{children}</Box>}
    </Box>
  );
}
