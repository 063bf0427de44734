import { Box, Icon, IconButton, Stack, Typography } from '@dialogwerk/shared/ui';
import { mdiDeleteOutline } from '@mdi/js';
import { deleteExamples } from '../../changeExamples.ts';
import type { Quality } from '../../model/Quality.ts';
import { labelOf } from '../../model/Meaning.ts';
import type { Example, Meaning } from '../../model/Meaning.ts';
import type { Place } from '../../model/Place.ts';
import { texts } from '../../texts.ts';

interface DoubtfulProps {
  readonly place: Place;
  readonly meanings: readonly Meaning[];
  readonly quality: Quality;
  /** From this confidence on an example does harm where it does not belong: respondents would be asked. */
  readonly ask: number;
}

/** Examples that spoil a training: those that pull the wrong way, say the same twice or contradict each other. */
export function Doubtful({ place, meanings, quality, ask }: DoubtfulProps) {
  const { findings } = quality;
  const misled = quality.misled.filter(({ confidence }) => confidence >= ask);
  const nameOf = (target: string): string => labelOf(meanings, target);
  const list = { listStyle: 'none', p: 0, m: 0 } as const;
  return (
    <>
      {misled.length > 0 && (
        <Box component="section">
          <Typography variant="h3">{texts.quality.misled}</Typography>
          <Box component="ul" sx={list}>
            {misled.map(({ taken, confidence, ...example }) => (
              <DoubtfulRow
                key={`${example.target}/${example.text}`}
                place={place}
                example={example}
                remark={texts.quality.misledAs(nameOf(example.target), nameOf(taken), confidence)}
              />
            ))}
          </Box>
        </Box>
      )}
      <Box component="section">
        <Typography variant="h3">{texts.quality.findings}</Typography>
        {findings.length === 0 && <Typography color="textSecondary">{texts.quality.noFindings}</Typography>}
        <Box component="ul" sx={list}>
          {findings.map(({ kind, one, other, likeness }) => (
            <DoubtfulRow
              key={JSON.stringify([one, other])}
              place={place}
              example={other}
              remark={
                kind === 'contradiction' && likeness === 1
                  ? texts.quality.same(nameOf(other.target), nameOf(one.target))
                  : texts.quality.pair(kind, one.text, nameOf(one.target), likeness)
              }
            />
          ))}
        </Box>
      </Box>
    </>
  );
}

interface DoubtfulRowProps {
  readonly place: Place;
  readonly example: Example;
  readonly remark: string;
}

function DoubtfulRow({ place, example, remark }: DoubtfulRowProps) {
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ gap: 1, alignItems: 'center', borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 0, py: 0.75, overflowWrap: 'anywhere' }}>
        {example.text}
        <Typography variant="body2" color="textSecondary">
          {remark}
        </Typography>
      </Box>
      <IconButton
        aria-label={texts.examples.delete(example.text)}
        onClick={() => void deleteExamples(place, [example])}
      >
        <Icon path={mdiDeleteOutline} />
      </IconButton>
    </Stack>
  );
}
