import { LinearProgress, Paper, Typography } from '@dialogwerk/shared/ui';
import { useStore } from '@nanostores/react';
import { pickerTexts } from '../pickerTexts.ts';
import { $creating } from '../creating.ts';

/** The dialog that is being made of a template or a draft, at once; nothing while none is. */
export function CreatingCard() {
  const name = useStore($creating);
  if (name === null) return null;
  return (
    <Paper variant="outlined" sx={{ p: 2.5, mb: 2.5 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 0.5, overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {pickerTexts.creating}
      </Typography>
      <LinearProgress aria-label={pickerTexts.creating} />
    </Paper>
  );
}
