import type { LegalPageName } from '@dialogwerk/shared/contract';
import { MaterialLink, Stack } from '@dialogwerk/shared/ui';
import { Link } from '@dialogwerk/shared/ui/router';
import { HomeLink } from '../../pages/HomeLink.tsx';
import { titles } from '../../routes/texts.ts';
import { texts } from '../texts.ts';

const links: readonly { readonly page: LegalPageName; readonly title: string }[] = [
  { page: 'impressum', title: titles.Impressum },
  { page: 'datenschutz', title: titles.Datenschutz },
  { page: 'agb', title: titles.AGB },
  { page: 'bi', title: titles.BI },
];

/** The way on from an information page: the other ones, and back. Some of these pages have no bar (spec §2). */
export function LegalLinks({ page }: { readonly page: LegalPageName }) {
  return (
    <Stack sx={{ mt: 6, pt: 3, gap: 3, borderTop: 1, borderColor: 'divider', alignItems: 'flex-start' }}>
      <Stack
        component="nav"
        aria-label={texts.others}
        direction="row"
        sx={{ columnGap: 3, rowGap: 1.5, flexWrap: 'wrap' }}
      >
        {links
          .filter((link) => link.page !== page)
          .map((link) => (
            <MaterialLink key={link.page} component={Link} to={`/${link.page}`} variant="body2" underline="hover">
              {link.title}
            </MaterialLink>
          ))}
      </Stack>
      <HomeLink variant="outlined" />
    </Stack>
  );
}
