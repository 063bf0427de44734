import { Box, MaterialLink, Stack, Typography } from '@dialogwerk/shared/ui';
import { Link } from '@dialogwerk/shared/ui/router';
import type { ReactNode } from 'react';
import { titles } from '../../routes/texts.ts';
import { texts } from '../texts.ts';
import { BrandPanel } from './BrandPanel.tsx';

interface LoginPageProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

const legal = [
  { path: '/impressum', title: titles.Impressum },
  { path: '/datenschutz', title: titles.Datenschutz },
  { path: '/agb', title: 'AGB' },
] as const;

/** The page around a login form: the product on one side, the form on the other; on small screens the form alone. */
export function LoginPage({ title, lead, children }: LoginPageProps) {
  return (
    <Box sx={{ flex: 1, display: 'grid', gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 5fr) minmax(0, 6fr)' } }}>
      <BrandPanel />
      <Stack sx={{ minWidth: 0, px: 2.5, py: 4, alignItems: 'center' }}>
        <Stack sx={{ flex: 1, width: '100%', maxWidth: 400, justifyContent: 'center', gap: 3 }}>
          <Stack direction="row" sx={{ display: { md: 'none' }, alignItems: 'center', gap: 1.5 }}>
            <Box component="img" src="/icons/dialogwerk.svg" alt="" sx={{ width: 40, height: 40 }} />
            <Typography sx={{ fontWeight: 650, fontSize: '1.25rem' }}>{texts.product}</Typography>
          </Stack>
          <Box>
            <Typography variant="h1" sx={{ mb: 1 }}>
              {title}
            </Typography>
            <Typography color="textSecondary">{lead}</Typography>
          </Box>
          {children}
        </Stack>
        <Stack component="nav" aria-label={texts.legal} direction="row" sx={{ gap: 3, pt: 4, flexWrap: 'wrap' }}>
          {legal.map((page) => (
            <MaterialLink key={page.path} component={Link} to={page.path} variant="body2" underline="hover">
              {page.title}
            </MaterialLink>
          ))}
        </Stack>
      </Stack>
    </Box>
  );
}
