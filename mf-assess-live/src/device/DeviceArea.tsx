import { adoptStyles } from '@dialogwerk/shared/browser';
import { Box } from '@dialogwerk/shared/ui';
import { useStore } from '@nanostores/react';
import type { ReactNode, Ref } from 'react';
import { $device } from './device.ts';
import phone from './phone.css?inline';

interface DeviceAreaProps {
  readonly ref?: Ref<HTMLDivElement>;
  /** Draws the edge of a phone around it where the page is wider than that. */
  readonly framed?: true;
  readonly children: ReactNode;
}

/** Where a messenger stands as on the chosen device: it fills it and scrolls inside, whatever stands around. */
export function DeviceArea({ ref, framed, children }: DeviceAreaProps) {
  adoptStyles(phone);
  const isPhone = useStore($device) === 'phone';
  return (
    <Box
      ref={ref}
      className={isPhone ? 'dw-as-phone' : undefined}
      sx={{
        position: 'relative',
        flex: 1,
        minHeight: 280,
        display: 'flex',
        '& > .dw': { position: 'absolute', inset: 0 },
        ...(framed && isPhone && asPhone),
      }}
    >
      {children}
    </Box>
  );
}

/** 360 px wide within the edge, as the preview is, and no higher than a large phone. */
const asPhone = {
  '@media (min-width: 600px)': {
    width: 376,
    maxHeight: 796,
    m: '16px auto',
    border: 8,
    borderColor: 'text.secondary',
    borderRadius: 3,
    overflow: 'hidden',
  },
} as const;
