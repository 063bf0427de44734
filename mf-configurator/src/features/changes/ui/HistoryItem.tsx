import { mdiHistory, mdiTarget, mdiUndoVariant } from '@mdi/js';
import type { SurveyData } from '@dialogwerk/shared/contract';
import { Box, Button, Chip, Icon, Stack, Typography } from '@dialogwerk/shared/ui';
import { formatClock } from '@dialogwerk/shared/dates';
import type { Entry } from '../model/Entry.ts';
import { texts } from '../texts.ts';
import { ChangedValues } from './ChangedValues.tsx';

interface HistoryItemProps {
  readonly entry: Entry;
  readonly survey: SurveyData;
  /** What blocks are or were called, by id. */
  readonly names: ReadonlyMap<string, string>;
  readonly canGoBack: boolean;
  readonly onSelect: (block: string) => void;
  readonly onGoBack: () => void;
  /** Puts the one block back that it is about; null where that cannot be done. */
  readonly onTakeBack: ((block: string) => void) | null;
}

/** One line of the list. */
export function HistoryItem({ entry, survey, names, canGoBack, onSelect, onGoBack, onTakeBack }: HistoryItemProps) {
  const { title, subtitle, time, undone, block } = entry;
  const isThere = survey.all_questions.some(({ unique_question_id }) => unique_question_id === block);
  return (
    <Box component="li" sx={{ pl: 5.5, pr: 2, py: 1.25, borderTop: 1, borderColor: 'divider' }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'baseline', justifyContent: 'space-between' }}>
        <Typography
          sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
          color={undone ? 'text.secondary' : 'text.primary'}
        >
          {title}
        </Typography>
        <Typography component="time" variant="body2" color="textSecondary" dateTime={new Date(time).toISOString()}>
          {formatClock(time)}
        </Typography>
      </Stack>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {subtitle}
      </Typography>
      {undone ? (
        <Chip size="small" label={texts.undone} sx={{ mt: 0.5 }} />
      ) : (
        <ChangedValues changes={entry.changes} survey={survey} names={names} />
      )}
      {(canGoBack || block !== null) && (
        <Stack direction="row" sx={{ gap: 1, mt: 0.5, flexWrap: 'wrap', ml: -1 }}>
          {block !== null && isThere && (
            <Button
              size="small"
              startIcon={<Icon path={mdiTarget} />}
              aria-label={texts.jumpTo(subtitle)}
              onClick={() => onSelect(block)}
            >
              {texts.jump}
            </Button>
          )}
          {block !== null && onTakeBack && (
            <Button
              size="small"
              startIcon={<Icon path={mdiUndoVariant} />}
              aria-label={texts.takeBackOf(subtitle, formatClock(time))}
              onClick={() => onTakeBack(block)}
            >
              {texts.takeBack}
            </Button>
          )}
          {canGoBack && (
            <Button
              size="small"
              startIcon={<Icon path={mdiHistory} />}
              aria-label={texts.goBackTo(title, formatClock(time))}
              onClick={onGoBack}
            >
              {texts.goBack}
            </Button>
          )}
        </Stack>
      )}
    </Box>
  );
}
