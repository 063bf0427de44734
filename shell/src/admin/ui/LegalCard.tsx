import { allStates, useResources } from '@dialogwerk/shared/clients';
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
  const state = allStates(states);
  if (state.kind === 'failed') return null;
  const texted = state.kind === 'loaded' ? state.value : [];
  const unfilled = texted.flatMap(({ placeholders: { length: missing } }, place) => {
    const page = pages[place];
    return page && missing > 0 ? [{ ...page, missing }] : [];
  });
  return (
    <FactCard title={texts.legal} facts={[]}>
      {state.kind === 'loading' && <Skeleton height={48} />}
      {state.kind === 'loaded' && unfilled.length === 0 && <Typography>{texts.legalFine}</Typography>}
      {unfilled.length > 0 && (
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
