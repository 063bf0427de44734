import { Box } from '@dialogwerk/shared/ui';
import { useStore } from '@nanostores/react';
import { $dialogCheck } from '../state/dialogCheck.ts';

/** How much was found, on the tool's button; nothing where nothing was. Read out by `CheckStatus`. */
export function CheckBadge() {
  const { findings } = useStore($dialogCheck);
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const count = errors > 0 ? errors : findings.length;
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
        ...(errors > 0
          ? { bgcolor: 'error.dark', color: 'error.contrastText' }
          : { bgcolor: 'background.paper', color: 'info.dark', boxShadow: 'inset 0 0 0 1.5px currentColor' }),
      }}
    >
      {count > 99 ? '99+' : count}
    </Box>
  );
}
