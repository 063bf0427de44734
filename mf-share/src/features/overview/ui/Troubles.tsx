import { Box, Icon, MaterialLink, Typography, visuallyHidden } from '@dialogwerk/shared/ui';
import { mdiAlertCircleOutline, mdiInformationOutline } from '@mdi/js';
import { useId } from 'react';
import type { Trouble } from '../model/Trouble.ts';
import { overviewTexts } from '../texts.ts';

const texts = overviewTexts.troubles;

const signs = {
  wrong: { path: mdiAlertCircleOutline, color: 'error' },
  soon: { path: mdiInformationOutline, color: 'info' },
} as const;

interface TroublesProps {
  readonly troubles: readonly Trouble[];
  /** What a panel is called. */
  readonly titleOf: (panel: string) => string;
  readonly onGo: (id: string) => void;
}

/** What is wrong, each with the way to the panel that mends it. */
export function Troubles({ troubles, titleOf, onGo }: TroublesProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Typography id={headingId} variant="h3" sx={{ mb: 1 }}>
        {texts.title}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, display: 'grid', gap: 1, listStyle: 'none' }}>
        {troubles.map(({ weight, text, panel }) => (
          <Box component="li" key={`${panel} ${text}`} sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
            <Icon {...signs[weight]} fontSize="small" sx={{ mt: '2px' }} />
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <span style={visuallyHidden}>{texts.weights[weight]}: </span>
              {text}{' '}
              <MaterialLink href={`#${panel}`} onClick={() => onGo(panel)}>
                {texts.to(titleOf(panel))}
              </MaterialLink>
            </Box>
          </Box>
        ))}
      </Box>
    </section>
  );
}
