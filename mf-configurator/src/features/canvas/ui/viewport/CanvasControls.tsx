import { mdiFitToScreenOutline, mdiMinus, mdiPlus, mdiVectorPolyline } from '@mdi/js';
import { Icon, IconButton, Paper, Tooltip, useMediaQuery } from '@dialogwerk/shared/ui';
import { Panel, useReactFlow, useStoreApi } from '@xyflow/react';
import { memo, useId, useState } from 'react';
import type { Position } from '../../../../model/BlockChange.ts';
import { shortcuts } from '../../../../shortcuts.data.ts';
import { useKeys } from '../../../../useKeys.ts';
import { fitViewport } from '../../model/viewport/initialViewport.ts';
import { boundsOf } from '@dialogwerk/shared/dialog/graph';
import { FROM_AFAR } from '../../model/viewport/zoomLevels.ts';
import { texts } from '../../texts.ts';
import { heightOf, widthOf, zoomOf } from '../xyflow/xyflowInternals.ts';
import { ConnectionsPanel } from './ConnectionsPanel.tsx';

interface CanvasControlsProps {
  readonly survey_id: string;
  readonly cards: ReadonlyMap<string, Position>;
}

/** Zoom, fit, and which connections are drawn. */
export const CanvasControls = memo(function CanvasControls({ survey_id, cards }: CanvasControlsProps) {
  const { zoomIn, zoomOut, zoomTo, setViewport } = useReactFlow();
  const flow = useStoreApi();
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const duration = useMediaQuery('(prefers-reduced-motion: reduce)') ? 0 : 200;
  async function showAll(): Promise<void> {
    const state = flow.getState();
    const whole = fitViewport(boundsOf(cards.values()), widthOf(state), heightOf(state));
    if (zoomOf(state) >= FROM_AFAR && whole.zoom < FROM_AFAR) {
      // In one go all cards would come into view once more before the overview takes their place.
      await zoomTo(FROM_AFAR * 0.99, { duration: duration / 2 });
      await new Promise(requestAnimationFrame);
    }
    await setViewport(whole, { duration: duration / 2 });
  }

  const controls = [
    { label: texts.zoomIn, icon: mdiPlus, run: () => zoomIn({ duration }) },
    { label: texts.zoomOut, icon: mdiMinus, run: () => zoomOut({ duration }) },
    { label: texts.fitView, icon: mdiFitToScreenOutline, run: showAll },
  ];
  useKeys([
    [shortcuts.zoomIn, () => void zoomIn({ duration })],
    [shortcuts.zoomOut, () => void zoomOut({ duration })],
    [shortcuts.fitView, () => void showAll()],
  ]);
  return (
    <Panel
      position="bottom-left"
      style={{ margin: 12 }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setOpen(false);
      }}
    >
      {open && <ConnectionsPanel id={panelId} survey_id={survey_id} />}
      <Paper role="group" aria-label={texts.zoom} variant="outlined" sx={{ display: 'inline-flex', p: 0.25 }}>
        {controls.map(({ label, icon, run }) => (
          <Tooltip key={label} title={label}>
            <IconButton size="small" aria-label={label} onClick={() => void run()}>
              <Icon path={icon} fontSize="small" />
            </IconButton>
          </Tooltip>
        ))}
        <Tooltip title={texts.connections}>
          <IconButton
            size="small"
            aria-label={texts.connections}
            aria-expanded={open}
            {...(open ? { 'aria-controls': panelId } : {})}
            onClick={() => setOpen(!open)}
          >
            <Icon path={mdiVectorPolyline} fontSize="small" />
          </IconButton>
        </Tooltip>
      </Paper>
    </Panel>
  );
});
