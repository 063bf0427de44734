import { Box } from '@dialogwerk/shared/ui';
import { formatCount, formatShare } from '../../../formats.ts';
import type { Share } from '../model/shares.ts';

/** Pixels of the tallest column. */
const HEIGHT = 112;

/** Columns side by side in the order of their numbers; each is read out with its figures. */
export function ShareColumns({ shares }: { readonly shares: readonly Share[] }) {
  const most = Math.max(...shares.map(({ count }) => count), 1);
  return (
    <Box
      component="ul"
      sx={{ display: 'flex', alignItems: 'flex-end', gap: '3px', m: 0, p: 0, listStyle: 'none', overflowX: 'auto' }}
    >
      {shares.map((share) => (
        <Box
          component="li"
          key={share.id}
          sx={{ flex: '1 1 0', minWidth: 22, textAlign: 'center', fontSize: '0.75rem', lineHeight: 1.3 }}
        >
          <Box role="img" aria-label={textOf(share)} title={textOf(share)} sx={{ fontVariantNumeric: 'tabular-nums' }}>
            <Box sx={{ minHeight: '1.3em', fontWeight: 600 }}>{share.count > 0 && formatCount(share.count)}</Box>
            <Box
              sx={{
                minHeight: 3,
                my: 0.5,
                borderRadius: '4px 4px 0 0',
                bgcolor: share.count > 0 ? 'primary.main' : 'action.hover',
              }}
              style={{ height: (share.count / most) * HEIGHT }}
            />
            <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{share.axis ?? share.label}</Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function textOf({ label, count, share }: Share): string {
  return `${label}: ${formatCount(count)} (${formatShare(share)})`;
}
