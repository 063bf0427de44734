import type { BlockOf, ModelVerdict } from '@dialogwerk/shared/contract';
import { Alert, Box, Chip, Stack, Typography } from '@dialogwerk/shared/ui';
import type { Judged } from '../../model/tryout/TriedTranscript.ts';
import { tryOutTexts as texts } from '../../tryOutTexts.ts';
import { useTargets } from '../useTargets.ts';

interface VerdictListProps {
  readonly block: BlockOf<'gpt'>;
  readonly judged: Judged;
  readonly isOutdated: boolean;
}

interface Shown {
  readonly label: string;
  readonly color: 'success' | 'warning' | 'default';
  /** What it rests on, or why it does not count. */
  readonly reason: string | null;
}

function shownOf(verdict: ModelVerdict | undefined, least: number): Shown {
  if (!verdict) return { label: texts.unclear, color: 'default', reason: texts.unasked };
  const { refused, status, quote, confidence } = verdict;
  const sure = texts.sure(confidence);
  if (refused === null) return { label: texts.met, color: 'success', reason: `${texts.rests(quote)}, ${sure}` };
  const label = { met: texts.uncounted, not_met: texts.notMet, unclear: texts.unclear }[status];
  return { label, color: status === 'met' ? 'warning' : 'default', reason: texts.refused[refused](least) ?? sure };
}

/** What a model says of each condition, the words it rests on, and how the conversation goes on by that. */
export function VerdictList({ block, judged: { by, judgement }, isOutdated }: VerdictListProps) {
  const targets = useTargets(block.unique_question_id);
  const { verdicts, met, wants_stop, fault } = judgement;
  if (fault !== null) return <Alert severity="warning">{texts.notJudged(texts.faults[fault])}</Alert>;
  const end = (): string => {
    if (met === null) return wants_stop ? texts.endsByWish : texts.goesOn;
    const wanted = block.gpt_exit_conditions.find(({ id }) => id === met)?.target ?? null;
    const target = targets.find(({ value }) => value === wanted);
    const named = target ? texts.block(target.label) : texts.goneBlock;
    const leads = wanted === null ? texts.afterAnyBlock : named;
    return texts.endsOn(by.findIndex(({ id }) => id === met) + 1, leads);
  };
  return (
    <Box sx={{ opacity: isOutdated ? 0.75 : 1 }}>
      <Typography sx={{ fontWeight: 600, mb: 1 }}>{end()}</Typography>
      <Stack component="ul" sx={{ gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {by.map(({ id, condition }, index) => {
          const { label, color, reason } = shownOf(
            verdicts.find(({ condition_id }) => condition_id === id),
            block.min_confidence,
          );
          return (
            <Stack component="li" key={id} direction="row" sx={{ alignItems: 'start', gap: 1, flexWrap: 'wrap' }}>
              <Chip size="small" color={color} variant={color === 'success' ? 'filled' : 'outlined'} label={label} />
              <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
                <Typography variant="body2">{texts.condition(index + 1, condition)}</Typography>
                {reason !== null && (
                  <Typography variant="body2" color="textSecondary">
                    {reason}
                  </Typography>
                )}
              </Box>
            </Stack>
          );
        })}
      </Stack>
    </Box>
  );
}
