import type { CallResponse } from '@dialogwerk/shared/contract';
import { Box, Typography } from '@dialogwerk/shared/ui';
import { formatNumber } from '../../../formats.ts';
import { kappaMeaning } from '../model/kappaMeaning.ts';
import { codingTexts as texts } from '../texts.ts';

/** How those agree who have coded the same texts; nothing while one codes alone. */
export function Agreements({ agreements }: Pick<CallResponse<'codes'>, 'agreements'>) {
  if (agreements.length === 0) return null;
  return (
    <div>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {texts.agreement}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2' }}>
        {[...agreements.entries()].map(([place, { one, other, n, kappa }]) => (
          <li key={place}>
            {kappa === null
              ? texts.agreementNone(one, other)
              : texts.agreementOf(one, other, n, formatNumber(kappa), kappaMeaning(kappa))}
          </li>
        ))}
      </Box>
    </div>
  );
}
