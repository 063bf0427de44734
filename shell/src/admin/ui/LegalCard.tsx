import { authorClient, useCall } from '@dialogwerk/shared/clients';
import type { LegalPageName } from '@dialogwerk/shared/contract';
import { Box, MaterialLink, Skeleton, Typography } from '@dialogwerk/shared/ui';
import { Link } from '@dialogwerk/shared/ui/router';
import { titles } from '../../routes/texts.ts';
import { texts } from '../texts.ts';
import { FactCard } from './FactCard.tsx';

const pages: readonly { readonly page: LegalPageName; readonly title: string }[] = [
  { page: 'impressum', title: titles.Impressum },
  { page: 'impressum_tatort', title: titles.Impressum_Tatort },
  { page: 'datenschutz', title: titles.Datenschutz },
  { page: 'agb', title: titles.AGB },
  { page: 'bi', title: titles.BI },
  { page: 'about', title: titles.About },
];

async function loadUnfilled(signal: AbortSignal) {
  const all = await Promise.all(
    pages.map(async ({ page, title }) => {
      const { placeholders } = await authorClient.call('legalPage', { page }, { signal });
      return { page, title, missing: placeholders.length };
    }),
  );
  return all.filter(({ missing }) => missing > 0);
}

/** The information pages on which the operator still has to fill something in. */
export function LegalCard() {
  const { state } = useCall(loadUnfilled);
  if (state.kind === 'failed') return null;
  return (
    <FactCard title={texts.legal} facts={[]}>
      {state.kind === 'loading' && <Skeleton height={48} />}
      {state.kind === 'loaded' && state.value.length === 0 && <Typography>{texts.legalFine}</Typography>}
      {state.kind === 'loaded' && state.value.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {state.value.map(({ page, title, missing }) => (
            <li key={page}>
              <MaterialLink component={Link} to={`/${page}`}>
                {title}
              </MaterialLink>
              : {texts.legalOpen(missing)}
            </li>
          ))}
        </Box>
      )}
    </FactCard>
  );
}
