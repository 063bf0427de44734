import type { SurveyFeedback } from '@dialogwerk/shared/contract';
import { Box, Button, Stack, Typography, useDates } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { plainContext } from '../../model/questionTitle.ts';
import { texts } from '../../texts.ts';

/** How many are seen before the rest is asked for. */
const FIRST = 5;

/** What people wrote, the newest first, with their rating and the question that it is about. */
export function FeedbackList({ entries }: Pick<SurveyFeedback, 'entries'>) {
  const { moment } = useDates();
  const [open, setOpen] = useState(false);
  const written = entries.filter(({ text, question }) => text !== '' || question !== null);
  if (written.length === 0) return null;
  const shown = open ? written : written.slice(0, FIRST);
  return (
    <div>
      <Stack component="ul" sx={{ m: 0, p: 0, gap: 1, listStyle: 'none' }}>
        {shown.map(({ feedback_id, created_at, rating, text, question }) => (
          <Box
            component="li"
            key={feedback_id}
            sx={{ px: 2, py: 1.5, borderRadius: 1, border: 1, borderColor: 'divider', bgcolor: 'background.paper' }}
          >
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              <time dateTime={new Date(created_at).toISOString()}>{moment(created_at)}</time>
              {rating !== null && ` · ${texts.feedback.rating(rating)}`}
              {question !== null && ` · ${texts.feedback.about(plainContext({ context: question }))}`}
            </Typography>
            {text !== '' && <Box sx={{ mt: 0.5, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{text}</Box>}
          </Box>
        ))}
      </Stack>
      {written.length > FIRST && (
        <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)} sx={{ mt: 1.5, ml: -0.5 }}>
          {open ? texts.questions.fewerTexts : texts.questions.allTexts(written.length)}
        </Button>
      )}
    </div>
  );
}
