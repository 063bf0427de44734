import { useResources } from '@dialogwerk/shared/clients';
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

/** The information pages on which the operator still has to fill something in. */
export function LegalCard() {
  const { states } = useResources(
    'legalPage',
    pages.map(({ page }) => ({ page })),
  );
  if (states.some(({ kind }) => kind === 'failed')) return null;
  const unfilled = pages.flatMap(({ page, title }, place) => {
    const state = states[place];
    const missing = state?.kind === 'loaded' ? state.value.placeholders.length : 0;
    return missing === 0 ? [] : { page, title, missing };
  });
  const isLoading = states.some(({ kind }) => kind === 'loading');
  return (
    <FactCard title={texts.legal} facts={[]}>
      {isLoading && <Skeleton height={48} />}
      {!isLoading && unfilled.length === 0 && <Typography>{texts.legalFine}</Typography>}
      {!isLoading && unfilled.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {unfilled.map(({ page, title, missing }) => (
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
