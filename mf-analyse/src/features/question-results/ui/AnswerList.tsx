import { Box, Button, Stack } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { texts as words } from '../../../texts.ts';

interface AnswerListProps<Answer> {
  /** The newest first. */
  readonly answers: readonly Answer[];
  /** Draws one of them. */
  readonly children: (answer: Answer) => ReactNode;
}

/** How many answers are seen before the rest is asked for. */
const FIRST = 5;

/** What people gave in their own words or as files, a few at first. */
export function AnswerList<Answer>({ answers, children }: AnswerListProps<Answer>) {
  const [open, setOpen] = useState(false);
  const shown = open ? answers : answers.slice(0, FIRST);
  return (
    <div>
      <Stack component="ul" sx={{ m: 0, p: 0, gap: 1, listStyle: 'none' }}>
        {[...shown.entries()].map(([place, answer]) => (
          <Box
            component="li"
            key={place}
            sx={{
              px: 2,
              py: 1.25,
              borderRadius: 1,
              bgcolor: 'action.hover',
              overflowWrap: 'anywhere',
              whiteSpace: 'pre-line',
            }}
          >
            {children(answer)}
          </Box>
        ))}
      </Stack>
      {answers.length > FIRST && (
        <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)} sx={{ mt: 1.5, ml: -0.5 }}>
          {open ? words.questions.fewerTexts : words.questions.allTexts(answers.length)}
        </Button>
      )}
    </div>
  );
}
