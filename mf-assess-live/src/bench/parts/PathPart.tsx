import { Box, Button, Icon, Typography } from '@dialogwerk/shared/ui';
import { mdiRestart } from '@mdi/js';
import type { BenchStep, BenchView } from '../BenchView.ts';
import { benchTexts as texts } from '../texts.ts';
import { valueText } from '../valueText.ts';

/** The way so far: what was said, where it led and why, and the way back to each reply. */
export function PathPart({ view: { steps } }: { readonly view: BenchView }) {
  if (steps.length === 0) return <Typography color="textSecondary">{texts.noPath}</Typography>;
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
      {steps.map((each, place) => (
        // A way only grows or is cut, so that a step keeps its place.
        // oxlint-disable-next-line react/no-array-index-key
        <Step key={place} {...each} />
      ))}
    </Box>
  );
}

function Step({ step: { kind, said, came, ended, changed }, onAgain }: BenchStep) {
  return (
    <Box component="li" sx={{ pl: 1.5, borderLeft: 2, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {said === null ? texts.answered(kind) : <q>{said}</q>}
        </Typography>
        {onAgain && (
          <Button
            size="small"
            startIcon={<Icon path={mdiRestart} fontSize="small" />}
            onClick={onAgain}
            aria-label={said === null ? texts.again : texts.againOf(said)}
            sx={{ flex: 'none', whiteSpace: 'nowrap' }}
          >
            {texts.again}
          </Button>
        )}
      </Box>
      {changed.length > 0 && (
        <Typography variant="caption" color="textSecondary" component="p">
          {changed.map(({ variable, value }) => `${variable} = ${valueText(value) || texts.noValue}`).join(' · ')}
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
        {came.map(({ name, why }, place) => (
          // What a step came to stays as it was, and may come to a block more than once.
          // oxlint-disable-next-line react/no-array-index-key
          <Reached key={place} name={name} why={why} />
        ))}
        {ended !== null && <Reached name={texts.ended} why={ended} />}
      </Box>
    </Box>
  );
}

function Reached({ name, why }: { readonly name: string; readonly why: string | null }) {
  return (
    <Typography component="li" variant="body2">
      → {name}
      {why !== null && (
        <Typography variant="caption" color="textSecondary" component="span" sx={{ display: 'block', pl: 2 }}>
          {why}
        </Typography>
      )}
    </Typography>
  );
}
