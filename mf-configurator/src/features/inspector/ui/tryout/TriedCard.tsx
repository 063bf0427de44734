import type { BlockOf } from '@dialogwerk/shared/contract';
import { mdiCheck, mdiClose, mdiNotEqualVariant } from '@mdi/js';
import { Box, Icon, IconButton, Paper, Skeleton, Stack, TextField, Typography, useDates } from '@dialogwerk/shared/ui';
import { useId } from 'react';
import { MarkedText } from '../../../../MarkedText.tsx';
import { foundIn } from '../../model/tryout/TriedTranscript.ts';
import type { Ending, TriedTranscript } from '../../model/tryout/TriedTranscript.ts';
import { markedQuotes } from '../../model/tryout/markedQuotes.ts';
import { tryOutTexts as texts } from '../../tryOutTexts.ts';
import { VerdictList } from './VerdictList.tsx';

interface TriedCardProps {
  readonly number: number;
  readonly tried: TriedTranscript;
  readonly block: BlockOf<'gpt'>;
  readonly isOutdated: boolean;
  readonly isJudging: boolean;
  readonly onExpect: (expected: Ending | null) => void;
  readonly onRemove: () => void;
}

/** Stands before a condition's id in the list of endings, so that none is like the two others there. */
const CONDITION = 'condition ';

/** An ending as an option of the list, and back. */
function optionOf(ending: Ending | null): string {
  if (ending === null) return '';
  return ending.condition_id === null ? 'none' : CONDITION + ending.condition_id;
}
function endingOf(option: string): Ending | null {
  if (option === '') return null;
  return { condition_id: option === 'none' ? null : option.slice(CONDITION.length) };
}

/** One conversation: what was said with the words that count marked, what a model makes of it, and what would be right. */
export function TriedCard({ number, tried, block, isOutdated, isJudging, onExpect, onRemove }: TriedCardProps) {
  const titleId = useId();
  const { moment } = useDates();
  const { said, recorded, expected, judged } = tried;
  const found = foundIn(tried);
  const isRight = found?.condition_id === expected?.condition_id;
  const verdicts = judged?.judgement.verdicts ?? [];
  return (
    <Paper component="li" variant="outlined" aria-labelledby={titleId} sx={{ p: 2, minWidth: 0 }}>
      <Stack direction="row" sx={{ alignItems: 'start', justifyContent: 'space-between', gap: 1, mb: 1 }}>
        <Typography id={titleId} component="h3" sx={{ fontWeight: 650 }}>
          {texts.transcript(number)} {recorded && texts.recordedAt(moment(recorded.begun))}
        </Typography>
        <IconButton size="small" aria-label={texts.remove(number)} onClick={onRemove}>
          <Icon path={mdiClose} fontSize="small" />
        </IconButton>
      </Stack>
      <Stack component="ol" sx={{ gap: 0.75, m: 0, mb: 2, p: 0, listStyle: 'none' }}>
        {markedQuotes(said, verdicts).map(({ by, parts, at }) => (
          <Box
            component="li"
            key={at}
            sx={{
              alignSelf: by === 'model' ? 'start' : 'end',
              maxWidth: '85%',
              px: 1.5,
              py: 0.75,
              borderRadius: 2,
              overflowWrap: 'anywhere',
              whiteSpace: 'pre-line',
              bgcolor: by === 'model' ? 'action.hover' : 'action.selected',
            }}
          >
            <Typography variant="caption" color="textSecondary" component="p">
              {by === 'model' ? texts.bot : texts.person}
            </Typography>
            <Typography variant="body2">
              <MarkedText parts={parts} />
            </Typography>
          </Box>
        ))}
      </Stack>
      {isJudging && <Skeleton height={48} />}
      {judged && <VerdictList block={block} judged={judged} isOutdated={isOutdated} />}
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 2 }}>
        <TextField
          select
          size="small"
          label={texts.expectedLabel}
          value={optionOf(expected)}
          onChange={({ target }) => onExpect(endingOf(target.value))}
          slotProps={{
            select: { native: true },
            inputLabel: { shrink: true },
            htmlInput: { 'aria-label': texts.expected(number) },
          }}
          sx={{ width: { xs: 1, sm: 320 } }}
        >
          <option value="">{texts.notLabelled}</option>
          <option value={optionOf({ condition_id: null })}>{texts.noCondition}</option>
          {block.gpt_exit_conditions.map(({ id, condition }, index) => (
            <option key={id} value={optionOf({ condition_id: id })}>
              {texts.condition(index + 1, condition)}
            </option>
          ))}
        </TextField>
        {found !== null && expected !== null && (
          <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
            <Icon path={isRight ? mdiCheck : mdiNotEqualVariant} fontSize="small" />
            <Typography variant="body2">{isRight ? texts.isRight : texts.isWrong}</Typography>
          </Stack>
        )}
      </Stack>
    </Paper>
  );
}
