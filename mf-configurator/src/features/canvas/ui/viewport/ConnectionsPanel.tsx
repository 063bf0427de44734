import { Box, Button, Paper, Stack, Switch, Typography } from '@dialogwerk/shared/ui';
import { useStore } from '@nanostores/react';
import { useId } from 'react';
import type { ConnectionKind } from '@dialogwerk/shared/dialog/graph';
import type { EdgeVisibility } from '../../model/EdgeVisibility.ts';
import { $edgeVisibility, showEdges, visibilityOf } from '../../state/edgeVisibility.ts';
import { texts } from '../../texts.ts';

/** In the order of the legend; the last three can be hidden (spec §4). */
const lines: readonly { readonly kind: ConnectionKind; readonly flag: keyof EdgeVisibility | null }[] = [
  { kind: 'order', flag: null },
  { kind: 'jump', flag: null },
  { kind: 'round', flag: null },
  { kind: 'condition', flag: 'conditionalJumps' },
  { kind: 'triggerSource', flag: 'triggerSources' },
  { kind: 'triggerTarget', flag: 'triggerTargets' },
];

/** What the lines mean, and which of them are drawn (spec §4). */
export function ConnectionsPanel({ id, survey_id }: { readonly id: string; readonly survey_id: string }) {
  const visibility = visibilityOf(useStore($edgeVisibility), survey_id);
  const labels = useId();
  return (
    <Paper id={id} role="region" aria-label={texts.connections} variant="outlined" sx={{ p: 1.5, mb: 1, width: 280 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {texts.connections}
      </Typography>
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {lines.map(({ kind, flag }) => (
          <Box key={kind} component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minHeight: 38 }}>
            <Sample kind={kind} />
            <Typography id={`${labels}-${kind}`} variant="body2" sx={{ flex: 1 }}>
              {texts.legend[kind]}
            </Typography>
            {flag !== null && (
              <Switch
                size="small"
                checked={visibility[flag]}
                onChange={(event) => showEdges(survey_id, { ...visibility, [flag]: event.target.checked })}
                slotProps={{ input: { 'aria-labelledby': `${labels}-${kind}` } }}
              />
            )}
          </Box>
        ))}
      </Stack>
      <Button
        size="small"
        disabled={Object.values(visibility).every(Boolean)}
        onClick={() => showEdges(survey_id)}
        sx={{ mt: 0.5 }}
      >
        {texts.resetVisibility}
      </Button>
    </Paper>
  );
}

/** A piece of line as it is drawn on the canvas. */
function Sample({ kind }: { readonly kind: ConnectionKind }) {
  return (
    <svg width="36" height="10" aria-hidden="true" style={{ flex: 'none' }}>
      <line x1="0" y1="5" x2="36" y2="5" className={`dw-line-sample ${kind}`} />
    </svg>
  );
}
