import { Box } from '@dialogwerk/shared/ui';
import { texts } from '../../../../texts.ts';

/** Live or Inaktiv, in words beside the sign. */
export function LiveState({ active }: { readonly active: boolean }) {
  return (
    <Box component="span" role="gridcell" sx={{ color: active ? 'text.primary' : 'text.secondary' }}>
      <Box
        component="span"
        aria-hidden
        sx={{
          display: 'inline-block',
          width: 8,
          height: 8,
          mr: 0.75,
          borderRadius: '50%',
          border: 1,
          ...(active ? { bgcolor: 'success.main', borderColor: 'success.main' } : {}),
        }}
      />
      {active ? texts.survey.live : texts.survey.inactive}
    </Box>
  );
}
