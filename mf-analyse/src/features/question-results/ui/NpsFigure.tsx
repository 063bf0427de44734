import { Box, Stack, Typography } from '@dialogwerk/shared/ui';
import { formatCount, formatShare } from '../../../formats.ts';
import { texts } from '../../../texts.ts';
import type { Nps } from '../model/spread.ts';

const groups = [
  { name: 'detractors', color: 'error.main' },
  { name: 'passives', color: 'action.disabled' },
  { name: 'promoters', color: 'success.main' },
] as const;

/** The Net Promoter Score with the three groups that make it. */
export function NpsFigure({ nps }: { readonly nps: Nps }) {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ columnGap: 3, rowGap: 1.5, alignItems: { sm: 'center' } }}>
      <Box sx={{ flexShrink: 0 }}>
        <Typography component="p" sx={{ fontSize: '2rem', fontWeight: 650, lineHeight: 1.1 }}>
          {formatCount(nps.score).replace('-', '−')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          <abbr title={texts.questions.npsLong}>{texts.questions.nps}</abbr>
        </Typography>
      </Box>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Box aria-hidden sx={{ display: 'flex', gap: '2px', height: 10, borderRadius: 5, overflow: 'hidden' }}>
          {groups.map(({ name, color }) => (
            <Box key={name} sx={{ bgcolor: color }} style={{ width: `${nps[name] * 100}%` }} />
          ))}
        </Box>
        <Box
          component="ul"
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, m: 0, mt: 1, p: 0, listStyle: 'none' }}
        >
          {groups.map(({ name, color }) => (
            <Box
              component="li"
              key={name}
              sx={{ display: 'flex', gap: 0.75, alignItems: 'center', typography: 'body2' }}
            >
              <Box aria-hidden sx={{ width: 10, height: 10, borderRadius: '50%', bgcolor: color }} />
              {texts.questions.npsGroup[name]} <strong>{formatShare(nps[name])}</strong>
            </Box>
          ))}
        </Box>
      </Box>
    </Stack>
  );
}
