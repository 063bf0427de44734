import { Box, Button, FormControlLabel, Paper, Stack, Switch, Typography } from '@dialogwerk/shared/ui';
import { useStore } from '@nanostores/react';
import type { ConnectionKind } from '../model/connectionsOf.ts';
import { $edgeVisibility, showEdges, visibilityOf } from '../state/edgeVisibility.ts';
import { texts } from '../texts.ts';

const kinds: readonly ConnectionKind[] = ['order', 'jump', 'condition'];

/** What the lines mean, and which of them are drawn (spec §4). */
export function ConnectionsPanel({ id, survey_id }: { readonly id: string; readonly survey_id: string }) {
  const { conditionalJumps } = visibilityOf(useStore($edgeVisibility), survey_id);
  return (
    <Paper id={id} role="region" aria-label={texts.connections} variant="outlined" sx={{ p: 1.5, mb: 1, width: 240 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {texts.connections}
      </Typography>
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none', gap: 0.5 }}>
        {kinds.map((kind) => (
          <Box key={kind} component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
            <svg width="36" height="10" aria-hidden="true">
              <line
                x1="0"
                y1="5"
                x2="36"
                y2="5"
                stroke={`var(--dw-${kind})`}
                strokeWidth="2.5"
                {...(kind === 'condition' ? { strokeDasharray: '7 5' } : {})}
              />
            </svg>
            <Typography variant="body2">{texts.legend[kind]}</Typography>
          </Box>
        ))}
      </Stack>
      <FormControlLabel
        sx={{ mt: 1, mr: 0 }}
        control={
          <Switch
            checked={conditionalJumps}
            onChange={(event) => showEdges(survey_id, { conditionalJumps: event.target.checked })}
          />
        }
        label={texts.conditionalJumps}
        slotProps={{ typography: { variant: 'body2' } }}
      />
      <Button size="small" disabled={conditionalJumps} onClick={() => showEdges(survey_id)}>
        {texts.resetVisibility}
      </Button>
    </Paper>
  );
}
