import { Box } from '@dialogwerk/shared/ui';

interface CountBadgeProps {
  readonly count: number;
  readonly tone: 'error' | 'info';
}

/** A count on a tool's button, at most '99+'; nothing for none. What it counts is read out elsewhere. */
export function CountBadge({ count, tone }: CountBadgeProps) {
  if (count === 0) return null;
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: 'block',
        minWidth: 18,
        px: 0.5,
        borderRadius: 9,
        fontSize: 11,
        fontWeight: 700,
        lineHeight: '18px',
        textAlign: 'center',
        ...(tone === 'error'
          ? { bgcolor: 'error.dark', color: 'error.contrastText' }
          : { bgcolor: 'background.paper', color: 'info.dark', boxShadow: 'inset 0 0 0 1.5px currentColor' }),
      }}
    >
      {count > 99 ? '99+' : count}
    </Box>
  );
}
