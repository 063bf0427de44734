import { Box, Stack } from '@dialogwerk/shared/ui';
import { formatCount, formatShare } from '../../../formats.ts';
import type { Share } from '../model/shares.ts';

/** Horizontal bars; each carries its figures as text, so the bar itself only helps the eye. */
export function ShareBars({ shares }: { readonly shares: readonly Share[] }) {
  return (
    <Stack component="ul" sx={{ m: 0, p: 0, gap: 1.5, listStyle: 'none' }}>
      {shares.map(({ id, label, count, share }) => (
        <li key={id}>
          <Stack direction="row" sx={{ gap: 2, mb: 0.5, justifyContent: 'space-between', typography: 'body2' }}>
            <Box component="span" lang="de" sx={{ minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' }}>
              {label}
            </Box>{' '}
            <Box component="span" sx={{ flexShrink: 0, fontVariantNumeric: 'tabular-nums' }}>
              <strong>{formatCount(count)}</strong>{' '}
              <Box component="span" sx={{ color: 'text.secondary' }}>
                ({formatShare(share)})
              </Box>
            </Box>
          </Stack>
          <Box aria-hidden sx={{ height: 10, borderRadius: 5, overflow: 'hidden', bgcolor: 'action.hover' }}>
            <Box sx={{ height: 1, borderRadius: 5, bgcolor: 'primary.main' }} style={{ width: `${share * 100}%` }} />
          </Box>
        </li>
      ))}
    </Stack>
  );
}
