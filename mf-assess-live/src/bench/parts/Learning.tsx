import { useResource } from '@dialogwerk/shared/clients';
import { Box, Button, FaultAlert, MenuItem, Skeleton, TextField, Typography } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { teach } from '../teach.ts';
import { benchTexts as texts } from '../texts.ts';

interface LearningProps {
  readonly survey_id: string;
  /** The block that learns. */
  readonly block: string;
  readonly said: string;
}

/** Which examples decided what words mean, by the training as it stands, and the way to teach it another meaning. */
export function Learning({ survey_id, block, said }: LearningProps) {
  const of = { id: survey_id, questionId: block };
  const tried = useResource('tryTraining', { ...of, text: said });
  const known = useResource('trainingdataJumps', of);
  const [target, setTarget] = useState('');
  const failed = [tried, known].find(({ state }) => state.kind === 'failed');
  if (failed?.state.kind === 'failed') return <FaultAlert onRetry={failed.reload}>{failed.state.reason}</FaultAlert>;
  if (tried.state.kind !== 'loaded' || known.state.kind !== 'loaded') return <Skeleton height={80} />;
  const { by, reasons } = tried.state.value;
  const { targets } = known.state.value;
  const labelOf = (id: string): string => targets.find((one) => one.target === id)?.label ?? id;
  const chosen = targets.find((one) => one.target === target);
  return (
    <Box sx={{ mt: 1, display: 'grid', gap: 1 }}>
      <Typography variant="body2">
        {texts.by[by]}. {texts.trained}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2' }}>
        {reasons.slice(0, MOST_REASONS).map(({ text, target: of_, weight }) => (
          <li key={`${of_} ${text}`}>
            {weight < 0 ? texts.against(text, labelOf(of_)) : texts.reason(text, labelOf(of_))}
          </li>
        ))}
      </Box>
      {reasons.length === 0 && by === 'examples' && <Typography variant="body2">{texts.noReason}</Typography>}
      {targets.length > 0 && (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <TextField
            select
            fullWidth
            size="small"
            label={texts.teach}
            value={target}
            onChange={(event) => setTarget(event.target.value)}
          >
            {targets.map((one) => (
              <MenuItem key={one.target} value={one.target}>
                {one.label}
              </MenuItem>
            ))}
          </TextField>
          <Button
            variant="outlined"
            disabled={!chosen}
            onClick={() => chosen && void teach(of, said, chosen)}
            sx={{ flex: 'none' }}
          >
            {texts.teachIt}
          </Button>
        </Box>
      )}
    </Box>
  );
}

/** The strongest ones. */
const MOST_REASONS = 3;
