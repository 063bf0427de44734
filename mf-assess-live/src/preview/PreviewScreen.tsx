import { adoptStyles } from '@dialogwerk/shared/browser';
import { $preview } from '@dialogwerk/shared/state';
import { Alert, Box } from '@dialogwerk/shared/ui';
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import frame from '../features/appearance/frame.css?inline';
import messengerStyles from '../messenger/messenger.css?inline';
import { Messenger } from '../messenger/Messenger.tsx';
import { createRehearsal } from './createRehearsal.ts';
import { FrameBar } from './FrameBar.tsx';
import { keptDevice, keepDevice } from './keepDevice.ts';
import phone from './phone.css?inline';
import { previewConfig } from './previewConfig.ts';
import { startStage } from './startStage.ts';
import { texts } from './texts.ts';
import { useBlockInView } from './useBlockInView.ts';
import { ValueList } from './ValueList.tsx';

const styles = [frame, messengerStyles, phone].join('');

/** Width of what is shown, in pixels: of a phone, and enough for the layout of a wide window. */
const WIDTHS = { phone: 360, desktop: 640 } as const;

/** A dialog under edit as respondents will see it, at the block that is worked on. */
export function PreviewScreen() {
  adoptStyles(styles);
  const preview = useStore($preview);
  const [rehearsal] = useState(() => createRehearsal(startStage));
  const shown = useStore(rehearsal.$shown);
  const isFaulty = useStore(rehearsal.$isFaulty);
  const [device, setDevice] = useState(keptDevice);
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (preview) rehearsal.show(preview);
  }, [rehearsal, preview]);
  useEffect(() => () => rehearsal.close(), [rehearsal]);
  useBlockInView(area, shown);
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
      <FrameBar
        device={device}
        onDevice={(next) => {
          setDevice(next);
          keepDevice(next);
        }}
        onRestart={rehearsal.restart}
      />
      {isFaulty && (
        <Alert severity="error" sx={{ borderRadius: 0 }}>
          {texts.fault}
        </Alert>
      )}
      {shown && shown.block !== null && !shown.stage.isLed && (
        <Alert severity="info" sx={{ borderRadius: 0 }}>
          {texts.unreached}
        </Alert>
      )}
      <Box
        ref={area}
        className={device === 'phone' ? 'dw-as-phone' : undefined}
        sx={{ position: 'relative', flex: 1, minHeight: 280, '& > .dw': { position: 'absolute', inset: 0 } }}
      >
        <Messenger
          survey={previewConfig(preview.survey)}
          running={rehearsal.running}
          live={null}
          onRefresh={rehearsal.restart}
          onRestart={rehearsal.restart}
        />
      </Box>
      {shown && <ValueList shown={shown} onSet={rehearsal.setValue} />}
    </Box>
  );
}
