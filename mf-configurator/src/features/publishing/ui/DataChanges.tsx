import type { PublishedDataChange, SurveyData } from '@dialogwerk/shared/contract';
import { Box, Checkbox, FormControlLabel, Typography } from '@dialogwerk/shared/ui';
import { useId } from 'react';
import { texts } from '../texts.ts';

interface DataChangesProps {
  readonly changes: readonly PublishedDataChange[];
  readonly survey: SurveyData;
  /** The questions whose answers shall be a new variable. */
  readonly renewed: ReadonlySet<string>;
  readonly onRenew: (unique_question_id: string, isRenewed: boolean) => void;
}

/** What publishing does to answers that were collected already, and the choice to begin a new variable. Nothing where it does nothing. */
export function DataChanges({ changes, survey, renewed, onRenew }: DataChangesProps) {
  const heading = useId();
  if (changes.length === 0) return null;
  const names = new Map(
    survey.all_questions.map(({ unique_question_id, short_name, context }) => [
      unique_question_id,
      short_name || context,
    ]),
  );
  return (
    <section aria-labelledby={heading}>
      <Typography id={heading} variant="h3" sx={{ fontSize: '1rem', mb: 0.5 }}>
        {texts.data}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {texts.dataHint}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {changes.map((change) => {
          const { unique_question_id: id } = change;
          const name = names.get(id) ?? id;
          return (
            <Box key={id} component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
              <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
              <Typography variant="body2">{texts.dataChange(change)}</Typography>
              {change.change === 'wording' && (
                <FormControlLabel
                  control={
                    <Checkbox
                      size="small"
                      checked={renewed.has(id)}
                      onChange={(event) => onRenew(id, event.target.checked)}
                      slotProps={{ input: { 'aria-label': texts.renewOf(name) } }}
                    />
                  }
                  label={texts.renew}
                />
              )}
            </Box>
          );
        })}
      </Box>
    </section>
  );
}
