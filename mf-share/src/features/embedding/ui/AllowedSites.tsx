import type { SurveyData } from '@dialogwerk/shared/contract';
import { Box, Chip, FaultAlert, Skeleton, Stack, Typography } from '@dialogwerk/shared/ui';
import { useId } from 'react';
import { embedTexts as texts } from '../texts.ts';
import { useSites } from '../useSites.ts';
import { NewSite } from './NewSite.tsx';

interface AllowedSitesProps {
  readonly survey: Pick<SurveyData, 'survey_id' | 'bearbeiten' | 'analyse'>;
}

/** The websites that may show the dialog, and the way to change that. */
export function AllowedSites({ survey }: AllowedSitesProps) {
  const headingId = useId();
  const { state, reload, add, remove } = useSites(survey.survey_id);
  // Besitzer and Voller Zugriff are the roles with both rights (domain.md §8).
  const maySet = survey.bearbeiten === 1 && survey.analyse === 1;
  return (
    <Stack component="section" aria-labelledby={headingId} sx={{ gap: 1.5 }}>
      <Typography id={headingId} variant="h3">
        {texts.sites}
      </Typography>
      <Typography color="textSecondary">{texts.sitesText}</Typography>
      {state.kind === 'loading' && (
        <Skeleton role="progressbar" variant="rounded" height={80} aria-label={texts.loading} />
      )}
      {state.kind === 'failed' && <FaultAlert onRetry={reload}>{texts.failed(state.reason)}</FaultAlert>}
      {state.kind === 'loaded' && (
        <>
          {state.value.length === 0 ? (
            <Typography>{texts.everywhere}</Typography>
          ) : (
            <Stack component="ul" direction="row" sx={{ m: 0, p: 0, listStyle: 'none', flexWrap: 'wrap', gap: 1 }}>
              {state.value.map((site) => (
                <Box component="li" key={site} sx={{ maxWidth: 1 }}>
                  {maySet ? (
                    <Chip
                      label={site}
                      sx={wrapped}
                      aria-label={texts.remove(site)}
                      onClick={() => remove(site)}
                      onDelete={() => remove(site)}
                    />
                  ) : (
                    <Chip label={site} sx={wrapped} />
                  )}
                </Box>
              ))}
            </Stack>
          )}
          {maySet ? (
            <NewSite sites={state.value} onAdd={add} />
          ) : (
            <Typography color="textSecondary">{texts.role}</Typography>
          )}
        </>
      )}
    </Stack>
  );
}

/** A long address goes on in the next line. */
const wrapped = {
  height: 'auto',
  minHeight: 32,
  maxWidth: 1,
  '& .MuiChip-label': { py: 0.5, whiteSpace: 'normal', overflowWrap: 'anywhere' },
} as const;
