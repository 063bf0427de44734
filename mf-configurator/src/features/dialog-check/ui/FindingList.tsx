import type { Finding } from '@dialogwerk/shared/dialog';
import { Box, Button, Icon, Typography } from '@dialogwerk/shared/ui';
import { useId, useState } from 'react';
import { texts } from '../texts.ts';
import { FindingCard } from './FindingCard.tsx';
import type { FindingActions } from './FindingCard.tsx';

interface FindingListProps extends FindingActions {
  readonly title: string;
  readonly hint: string;
  readonly icon: string;
  readonly color: string;
  readonly findings: readonly Finding[];
}

/** How many are drawn at first, so that a dialog full of findings stays quick. */
const AT_FIRST = 40;

/** The findings of one weight. */
export function FindingList({ title, hint, icon, color, findings, ...actions }: FindingListProps) {
  const heading = useId();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? findings : findings.slice(0, AT_FIRST);
  return (
    <Box component="section" aria-labelledby={heading} sx={{ px: 2, pt: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color }}>
        <Icon path={icon} fontSize="small" />
        <Typography id={heading} variant="h3" sx={{ fontSize: '1rem' }}>
          {title} ({findings.length})
        </Typography>
      </Box>
      <Typography variant="body2" color="textSecondary">
        {hint}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1, display: 'grid', gap: 1 }}>
        {shown.map((finding) => (
          <FindingCard key={finding.id} finding={finding} {...actions} />
        ))}
      </Box>
      {shown.length < findings.length && (
        <Button sx={{ mt: 1 }} onClick={() => setWhole(true)}>
          {texts.showAll(findings.length)}
        </Button>
      )}
    </Box>
  );
}
