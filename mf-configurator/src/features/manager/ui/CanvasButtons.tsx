import { mdiFitToPageOutline, mdiMinus, mdiPlus } from '@mdi/js';
import { Icon, IconButton, Paper, Tooltip } from '@dialogwerk/shared/ui';
import { Panel, useReactFlow } from '@xyflow/react';
import { texts } from '../texts.ts';

/** Nearer, farther, everything. */
export function CanvasButtons() {
  const { zoomIn, zoomOut, fitView } = useReactFlow();
  const buttons = [
    { label: texts.zoomIn, icon: mdiPlus, run: () => zoomIn() },
    { label: texts.zoomOut, icon: mdiMinus, run: () => zoomOut() },
    { label: texts.fitView, icon: mdiFitToPageOutline, run: () => fitView({ padding: 0.12, maxZoom: 1 }) },
  ];
  return (
    <Panel position="bottom-left">
      <Paper role="group" aria-label={texts.zoom} variant="outlined" sx={{ display: 'flex' }}>
        {buttons.map(({ label, icon, run }) => (
          <Tooltip key={label} title={label}>
            <IconButton aria-label={label} onClick={() => void run()}>
              <Icon path={icon} fontSize="small" />
            </IconButton>
          </Tooltip>
        ))}
      </Paper>
    </Panel>
  );
}
