import { Box, Icon, IconButton, Stack, Tooltip } from '@dialogwerk/shared/ui';
import { mdiCellphone, mdiMonitor, mdiRestart } from '@mdi/js';
import type { Device } from './keepDevice.ts';
import { texts } from './texts.ts';

interface FrameBarProps {
  readonly device: Device;
  readonly onDevice: (device: Device) => void;
  readonly onRestart: () => void;
}

const devices = [
  { device: 'phone', label: texts.phone, icon: mdiCellphone },
  { device: 'desktop', label: texts.desktop, icon: mdiMonitor },
] as const;

/** How the dialog is shown, and from the beginning again. */
export function FrameBar({ device: chosen, onDevice, onRestart }: FrameBarProps) {
  return (
    <Stack direction="row" sx={{ alignItems: 'center', px: 1, borderBottom: 1, borderColor: 'divider' }}>
      <Stack direction="row" role="group" aria-label={texts.frame}>
        {devices.map(({ device, label, icon }) => (
          <Tooltip key={device} title={label}>
            <IconButton
              aria-label={label}
              aria-pressed={device === chosen}
              color={device === chosen ? 'primary' : 'default'}
              onClick={() => onDevice(device)}
            >
              <Icon path={icon} />
            </IconButton>
          </Tooltip>
        ))}
      </Stack>
      <Box sx={{ flex: 1 }} />
      <Tooltip title={texts.restart}>
        <IconButton aria-label={texts.restart} onClick={onRestart}>
          <Icon path={mdiRestart} />
        </IconButton>
      </Tooltip>
    </Stack>
  );
}
