import { mdiFitToScreenOutline, mdiMinus, mdiPlus, mdiVectorPolyline } from '@mdi/js';
import { Icon, IconButton, Paper, Tooltip, useMediaQuery } from '@dialogwerk/shared/ui';
import { Panel, useReactFlow } from '@xyflow/react';
import { useId, useState } from 'react';
import { texts } from '../texts.ts';
import { ConnectionsPanel } from './ConnectionsPanel.tsx';

/** Zoom, fit, and which connections are drawn. */
export function CanvasControls({ survey_id }: { readonly survey_id: string }) {
  const { zoomIn, zoomOut, fitView } = useReactFlow();
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const duration = useMediaQuery('(prefers-reduced-motion: reduce)') ? 0 : 200;
  const controls = [
    { label: texts.zoomIn, icon: mdiPlus, run: () => zoomIn({ duration }) },
    { label: texts.zoomOut, icon: mdiMinus, run: () => zoomOut({ duration }) },
    { label: texts.fitView, icon: mdiFitToScreenOutline, run: () => fitView({ duration, maxZoom: 1, padding: 0.1 }) },
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
}
