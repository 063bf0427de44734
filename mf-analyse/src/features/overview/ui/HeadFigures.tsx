import { Box, Paper, Typography } from '@dialogwerk/shared/ui';
import { headFigures } from '../model/headFigures.ts';
import type { HeadFigure, HeadStanding } from '../model/headFigures.ts';
import { overviewTexts as texts } from '../texts.ts';

/** The figures that authors look for first. Who has only opened the link has not begun; what is null is not shown. */
export function HeadFigures({ overview }: { readonly overview: HeadStanding }) {
  return (
    <Box
      component="dl"
      aria-label={texts.title}
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
        gap: { xs: 1.5, sm: 2.5 },
      }}
    >
      {headFigures(overview).map((figure) => (
        <Figure key={figure.name} {...figure} />
      ))}
    </Box>
  );
}

function Figure({ name, value, beside }: HeadFigure) {
  return (
    <Paper variant="outlined" component="div" sx={{ p: { xs: 2, sm: 2.5 }, minWidth: 0, breakInside: 'avoid' }}>
      <Typography component="dt" variant="body2" color="textSecondary" lang="de" sx={{ hyphens: 'auto' }}>
        {name}
      </Typography>
      <Box component="dd" sx={{ m: 0 }}>
        <Typography
          component="span"
          sx={{ display: 'block', fontSize: { xs: '1.35rem', sm: '2rem' }, fontWeight: 650, whiteSpace: 'nowrap' }}
        >
          {value}
        </Typography>
        {beside !== '' && (
          <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
            {beside}
          </Typography>
        )}
      </Box>
    </Paper>
  );
}
