import { Stack, Typography } from '@dialogwerk/shared/ui';
import type { Figure } from '../../../answerTypes/Figure.ts';
import { baseNotes } from '../model/figureNotes.ts';

interface BasesNoteProps {
  readonly bases: Extract<Figure, { kind: 'bases' }>;
}

/** What of a question was not offered to everybody, and which earlier answers stand for themselves. */
export function BasesNote({ bases }: BasesNoteProps) {
  return (
    <Stack sx={{ gap: 0.5 }}>
      {baseNotes(bases).map((note) => (
        <Typography key={note} variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {note}
        </Typography>
      ))}
    </Stack>
  );
}
