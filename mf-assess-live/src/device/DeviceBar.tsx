import { Box, Icon, IconButton, Stack, Tooltip } from '@dialogwerk/shared/ui';
import { mdiCellphone, mdiMonitor } from '@mdi/js';
import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { $device, chooseDevice } from './device.ts';
import { texts } from './texts.ts';

const devices = [
  { device: 'phone', label: texts.phone, icon: mdiCellphone },
  { device: 'desktop', label: texts.desktop, icon: mdiMonitor },
] as const;

/** Whether the dialog is shown as on a phone or as on a computer, and what else can be done with it; for this choice alone a phone is too small. */
export function DeviceBar({ children }: { readonly children?: ReactNode }) {
  const chosen = useStore($device);
  return (
    <Stack
      direction="row"
      sx={{
        display: { xs: children ? 'flex' : 'none', sm: 'flex' },
        justifyContent: { xs: 'flex-end', sm: 'space-between' },
        px: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box role="group" aria-label={texts.frame} sx={{ display: { xs: 'none', sm: 'block' } }}>
        {devices.map(({ device, label, icon }) => (
          <Tooltip key={device} title={label}>
            <IconButton
              aria-label={label}
              aria-pressed={device === chosen}
              color={device === chosen ? 'primary' : 'default'}
              onClick={() => chooseDevice(device)}
            >
              <Icon path={icon} />
            </IconButton>
          </Tooltip>
        ))}
      </Box>
      {children}
    </Stack>
  );
}
