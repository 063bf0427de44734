import { Box, Chip, MaterialLink, Stack, Typography } from '@dialogwerk/shared/ui';
import { crimeHeads } from '@dialogwerk/shared/contract';
import { Link } from '@dialogwerk/shared/ui/router';
import { titles } from '../routes/texts.ts';
import { texts } from './texts.ts';

const night = {
  flex: 1,
  display: 'grid',
  placeItems: 'center',
  px: 2.5,
  py: 6,
  color: '#F4F1EA',
  background: 'radial-gradient(90% 70% at 50% 0%, #3B4356 0%, #232838 55%, #161A24 100%)',
} as const;

const legal = [
  { path: '/impressum_tatort', title: titles.Impressum_Tatort },
  { path: '/datenschutz', title: titles.Datenschutz },
] as const;

/** The place of a crime story that is switched off. The same in both themes: it is always night here. */
export function CrimeTeaser({ story }: { readonly story: keyof typeof crimeHeads }) {
  const { title, description, icon } = crimeHeads[story];
  const [name = title, promise] = title.split(' – ');
  return (
    <Box sx={night}>
      <Stack sx={{ maxWidth: 560, alignItems: 'center', textAlign: 'center', gap: 2.5 }}>
        <Box component="img" src={icon} alt="" sx={{ width: 104, height: 104, borderRadius: 4, boxShadow: 8 }} />
        <Chip label={texts.teaserPaused} sx={{ bgcolor: '#F5B63F', color: '#2B1D00', fontWeight: 600 }} />
        <Typography variant="h1" sx={{ fontSize: { xs: '2rem', sm: '2.75rem' }, hyphens: 'auto' }}>
          {name}
        </Typography>
        {promise !== undefined && (
          <Typography sx={{ fontSize: '1.25rem', fontWeight: 600, color: '#F5B63F' }}>
            {promise.charAt(0).toLocaleUpperCase('de') + promise.slice(1)}
          </Typography>
        )}
        <Typography sx={{ fontSize: '1.0625rem', lineHeight: 1.6 }}>{description}</Typography>
        <Typography sx={{ color: '#C9CDD8' }}>{texts.teaser}</Typography>
        <Stack component="nav" aria-label={texts.legal} direction="row" sx={{ gap: 3, mt: 2, flexWrap: 'wrap' }}>
          {legal.map((page) => (
            <MaterialLink
              key={page.path}
              component={Link}
              to={page.path}
              variant="body2"
              sx={{ color: 'inherit', textDecorationColor: 'currentcolor' }}
            >
              {page.title}
            </MaterialLink>
          ))}
        </Stack>
      </Stack>
    </Box>
  );
}
