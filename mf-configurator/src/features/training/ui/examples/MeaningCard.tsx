import { Box, Button, Icon, IconButton, Paper, Stack, Typography } from '@dialogwerk/shared/ui';
import { mdiAlertOutline, mdiContentDuplicate, mdiDeleteOutline } from '@mdi/js';
import { useId, useState } from 'react';
import { addExamples, deleteExamples } from '../../changeExamples.ts';
import type { Meaning } from '../../model/Meaning.ts';
import type { Remark } from '../../model/remarksOf.ts';
import type { Place } from '../../model/Place.ts';
import { texts } from '../../texts.ts';
import { Delivered } from './Delivered.tsx';
import { QuickEntry } from './QuickEntry.tsx';

interface MeaningCardProps {
  readonly place: Place;
  readonly meaning: Meaning;
  /** By example. */
  readonly remarks: ReadonlyMap<string, Remark> | undefined;
}

/** How many examples are drawn at first. */
const SHOWN = 20;
/** Fewer are too few to be understood well. */
const ENOUGH = 5;

/** One meaning: its examples, the newest first, and a field for the next one. */
export function MeaningCard({ place, meaning, remarks }: MeaningCardProps) {
  const { kind, target, label, own, implied, examples } = meaning;
  const [isWhole, setIsWhole] = useState(false);
  const takeOver = (taken: readonly string[]): void => void addExamples(place, target, taken);
  const titleId = useId();
  const newest = examples.toReversed();
  const shown = isWhole ? newest : newest.slice(0, SHOWN);
  return (
    <Paper component="section" aria-labelledby={titleId} variant="outlined" sx={{ p: { xs: 2, sm: 2.5 }, minWidth: 0 }}>
      <Stack direction="row" sx={{ gap: 1, mb: 1.5, flexWrap: 'wrap', alignItems: 'baseline' }}>
        <Typography id={titleId} variant="h3" sx={{ flex: '1 1 200px', overflowWrap: 'anywhere', hyphens: 'auto' }}>
          {kind === 'jump' ? `${texts.kinds.jump} „${label}“` : label}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {examples.length < ENOUGH ? texts.examples.few(examples.length) : texts.examples.count(examples.length)}
        </Typography>
      </Stack>
      <QuickEntry label={texts.examples.of(label)} known={new Set(examples)} place={place} target={target} />
      <Box component="ul" aria-labelledby={titleId} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {shown.map((text) => (
          <ExampleRow
            key={text}
            text={text}
            remark={remarks?.get(text)}
            onDelete={() => void deleteExamples(place, [{ target, text }])}
          />
        ))}
      </Box>
      {shown.length < newest.length && (
        <Button onClick={() => setIsWhole(true)}>{texts.examples.more(newest.length - shown.length)}</Button>
      )}
      {own.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {texts.examples.own} {own.map((text) => `„${text}“`).join(', ')}
        </Typography>
      )}
      {implied.length > 0 && <Delivered texts={implied} label={label} onTakeOver={takeOver} />}
    </Paper>
  );
}

interface ExampleRowProps {
  readonly text: string;
  readonly remark: Remark | undefined;
  readonly onDelete: () => void;
}

function ExampleRow({ text, remark, onDelete }: ExampleRowProps) {
  const isContradiction = remark?.kind === 'contradiction';
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ gap: 1, alignItems: 'center', borderBottom: 1, borderColor: 'divider', minHeight: 44 }}
    >
      <Box sx={{ flex: 1, minWidth: 0, py: 0.5, overflowWrap: 'anywhere' }}>
        {text}
        {remark && (
          <Typography
            variant="body2"
            sx={{ display: 'flex', gap: 0.5, color: isContradiction ? 'error.dark' : 'text.secondary' }}
          >
            <Icon path={isContradiction ? mdiAlertOutline : mdiContentDuplicate} sx={{ fontSize: 18, mt: '1px' }} />
            <span>{remark.text}</span>
          </Typography>
        )}
      </Box>
      <IconButton aria-label={texts.examples.delete(text)} onClick={onDelete}>
        <Icon path={mdiDeleteOutline} />
      </IconButton>
    </Stack>
  );
}
