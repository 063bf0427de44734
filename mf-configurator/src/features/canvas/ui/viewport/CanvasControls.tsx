import { mdiFitToScreenOutline, mdiMinus, mdiPlus, mdiVectorPolyline } from '@mdi/js';
import { Icon, IconButton, Paper, Tooltip, useMediaQuery } from '@dialogwerk/shared/ui';
import { Panel, useReactFlow, useStoreApi } from '@xyflow/react';
import { memo, useEffect, useId, useMemo, useState } from 'react';
import type { Position } from '../../../../model/BlockChange.ts';
import { fitViewport } from '../../model/viewport/initialViewport.ts';
import { boundsOf } from '@dialogwerk/shared/dialog/graph';
import { FROM_AFAR } from '../../model/viewport/zoomLevels.ts';
import { $canvasView } from '../../state/canvasView.ts';
import { texts } from '../../texts.ts';
import { useEventCallback } from '../gestures/useEventCallback.ts';
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

  const showWhole = useEventCallback(showAll);
  const view = useMemo(
    () => ({
      zoomIn: () => void zoomIn({ duration }),
      zoomOut: () => void zoomOut({ duration }),
      fitView: () => void showWhole(),
    }),
    [zoomIn, zoomOut, duration, showWhole],
  );
  // Actions of the screen and their keys do the same.
  useEffect(() => {
    $canvasView.set(view);
    return () => $canvasView.set(null);
  }, [view]);

  const controls = [
    { label: texts.zoomIn, icon: mdiPlus, run: view.zoomIn },
    { label: texts.zoomOut, icon: mdiMinus, run: view.zoomOut },
    { label: texts.fitView, icon: mdiFitToScreenOutline, run: view.fitView },
  ];
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
            <IconButton size="small" aria-label={label} onClick={run}>
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
