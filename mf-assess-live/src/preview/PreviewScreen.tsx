import { adoptStyles } from '@dialogwerk/shared/browser';
import { $preview } from '@dialogwerk/shared/state';
import { Alert, Box, Icon, IconButton, Tooltip } from '@dialogwerk/shared/ui';
import { mdiRestart } from '@mdi/js';
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { $device } from '../device/device.ts';
import { DeviceArea } from '../device/DeviceArea.tsx';
import { DeviceBar } from '../device/DeviceBar.tsx';
import { $shade } from '../device/shade.ts';
import { ShadeButtons } from '../device/ShadeButtons.tsx';
import frame from '../features/appearance/frame.css?inline';
import messengerStyles from '../messenger/messenger.css?inline';
import { Messenger } from '../messenger/Messenger.tsx';
import { BenchBelow } from './BenchBelow.tsx';
import { createRehearsal } from './createRehearsal.ts';
import { previewConfig } from './previewConfig.ts';
import { startStage } from './startStage.ts';
import { texts } from './texts.ts';
import { useBlockInView } from './useBlockInView.ts';
import { useWording } from '../wording/useWording.ts';

const styles = [frame, messengerStyles].join('');

/** Width of what is shown, in pixels: of a phone, and enough for the layout of a wide window. */
const WIDTHS = { phone: 360, desktop: 640 } as const;

/** A dialog under edit as respondents will see it, at the block that is worked on. */
export function PreviewScreen() {
  adoptStyles(styles);
  const preview = useStore($preview);
  const [rehearsal] = useState(() => createRehearsal(startStage));
  const shown = useStore(rehearsal.$shown);
  const isFaulty = useStore(rehearsal.$isFaulty);
  const device = useStore($device);
  const shade = useStore($shade);
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (preview) rehearsal.show(preview);
  }, [rehearsal, preview]);
  useEffect(() => () => rehearsal.close(), [rehearsal]);
  useBlockInView(area, shown);
  const isWorded = useWording(preview?.survey.language ?? null);
  if (!preview) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        flex: 1,
        minHeight: 0,
        width: { xs: 1, md: `min(${WIDTHS[device]}px, 50vw)` },
      }}
    >
      <DeviceBar>
        <ShadeButtons />
        <Tooltip title={texts.restart}>
          <IconButton aria-label={texts.restart} onClick={rehearsal.restart}>
            <Icon path={mdiRestart} />
          </IconButton>
        </Tooltip>
      </DeviceBar>
      {isFaulty && (
        <Alert severity="error" sx={{ borderRadius: 0 }}>
          {texts.fault}
        </Alert>
      )}
      {shown && preview.moment === undefined && shown.block !== null && !shown.stage.isLed && (
        <Alert severity="info" sx={{ borderRadius: 0 }}>
          {texts.unreached}
        </Alert>
      )}
      <DeviceArea ref={area} shade={shade}>
        {isWorded && (
          <Messenger
            survey={previewConfig(preview.survey)}
            running={rehearsal.running}
            live={null}
            onRefresh={rehearsal.restart}
            onRestart={rehearsal.restart}
          />
        )}
      </DeviceArea>
      {shown && preview.moment === undefined && (
        <BenchBelow survey_id={preview.survey.survey_id} shown={shown} rehearsal={rehearsal} />
      )}
    </Box>
  );
}
