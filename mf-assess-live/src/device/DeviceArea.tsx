import { adoptStyles } from '@dialogwerk/shared/browser';
import { Box } from '@dialogwerk/shared/ui';
import { useStore } from '@nanostores/react';
import type { ReactNode, Ref } from 'react';
import { $device } from './device.ts';
import { lookStyles } from './lookStyles.ts';
import phone from './phone.css?inline';
import shadeStyles from './shade.css?inline';
import type { Shade } from './shade.ts';

interface DeviceAreaProps {
  readonly ref?: Ref<HTMLDivElement>;
  /** Draws the edge of a phone around it where the page is wider than that. */
  readonly framed?: true;
  /** The colours that it is shown in; absent: the page's. */
  readonly shade?: Shade | null;
  readonly children: ReactNode;
}

/** Where a messenger stands as on the chosen device: it fills it and scrolls inside, whatever stands around. */
export function DeviceArea({ ref, framed, shade = null, children }: DeviceAreaProps) {
  adoptStyles(phone);
  adoptStyles(lookStyles);
  adoptStyles(shadeStyles);
  const isPhone = useStore($device) === 'phone';
  return (
    <Box
      ref={ref}
      className={[isPhone ? 'dw-as-phone' : '', shade === null ? '' : `dw-shade dw-as-${shade}`].join(' ').trim()}
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
