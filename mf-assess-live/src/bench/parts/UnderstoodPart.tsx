import type { TraceStep } from '@dialogwerk/shared/contract';
import { Box, Button, Chip, Typography } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import type { BenchView } from '../BenchView.ts';
import { benchTexts as texts } from '../texts.ts';
import { Learning } from './Learning.tsx';

const colours = { sure: 'success', unsure: 'warning', unknown: 'error' } as const;

/** What the respondent's own words were taken for, how surely, and where it can be taught what they mean. */
export function UnderstoodPart({ view: { survey_id, steps } }: { readonly view: BenchView }) {
  const heard = steps.flatMap(({ step }, place) =>
    step.understood && step.said !== null ? [{ place, said: step.said, understood: step.understood }] : [],
  );
  if (heard.length === 0) return <Typography color="textSecondary">{texts.nothingUnderstood}</Typography>;
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
      {heard.toReversed().map(({ place, ...one }) => (
        <Heard key={place} survey_id={survey_id} {...one} />
      ))}
    </Box>
  );
}

interface HeardProps {
  readonly survey_id: string;
  readonly said: string;
  readonly understood: NonNullable<TraceStep['understood']>;
}

function Heard({ survey_id, said, understood: { zone, matches, learns_at } }: HeardProps) {
  const [isLearning, setLearning] = useState(false);
  return (
    <Box component="li" sx={{ pl: 1.5, borderLeft: 2, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          <q>{said}</q>
        </Typography>
        <Chip size="small" variant="outlined" color={colours[zone]} label={texts.zones[zone]} />
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', typography: 'body2' }}>
        {matches.map(({ label, confidence }) => (
          <li key={label}>
            {label}: {texts.share(confidence)}
          </li>
        ))}
      </Box>
      {learns_at !== null && !isLearning && (
        <Button size="small" onClick={() => setLearning(true)}>
          {texts.why}
        </Button>
      )}
      {learns_at !== null && isLearning && <Learning survey_id={survey_id} block={learns_at} said={said} />}
    </Box>
  );
}
