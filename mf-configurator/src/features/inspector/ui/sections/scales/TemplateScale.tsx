import type { ScalePoint } from '@dialogwerk/shared/contract';
import { Stack, Typography } from '@dialogwerk/shared/ui';
import { numberText } from '../../../model/numberText.ts';

/** The points of a shared scale, to read. */
export function TemplateScale({ points }: { readonly points: readonly ScalePoint[] }) {
  return (
    <Stack component="ul" sx={{ m: 0, pl: 0, listStyle: 'none', gap: 0.5 }}>
      {points.map(({ value, label }) => (
        <Typography key={value} component="li" variant="body2" sx={{ display: 'flex', gap: 1.5 }}>
          <Typography component="span" variant="body2" color="textSecondary" sx={{ minWidth: 28, textAlign: 'right' }}>
            {numberText(value)}
          </Typography>
          <span>{label}</span>
        </Typography>
      ))}
    </Stack>
  );
}
