import { Box, Typography } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { DEFAULT_LOGO } from '../model/logoAddress.ts';
import { texts } from '../texts.ts';
import { DashboardLink } from './DashboardLink.tsx';

interface BrandProps {
  readonly logo: string;
  /** The product's name beside the logo, where there is room for it. */
  readonly withName: boolean;
}

/** The logo, which leads to the dashboard. A logo that does not load gives way to the product's. */
export function Brand({ logo, withName }: BrandProps) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <DashboardLink label={withName ? undefined : `${texts.product}: ${texts.toDashboard}`}>
      <Box
        component="img"
        src={broken === logo ? DEFAULT_LOGO : logo}
        alt=""
        onError={() => setBroken(logo)}
        sx={{ height: 36, maxWidth: 140, objectFit: 'contain', display: 'block' }}
      />
      {withName && (
        <Typography component="span" sx={{ fontWeight: 650, fontSize: '1.125rem', color: 'text.primary' }}>
          {texts.product}
        </Typography>
      )}
    </DashboardLink>
  );
}
