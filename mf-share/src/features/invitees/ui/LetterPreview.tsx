import { fillLetter } from '@dialogwerk/shared/contract';
import type { Invitee } from '@dialogwerk/shared/contract';
import { Button, Paper, Stack, Typography } from '@dialogwerk/shared/ui';
import { useId, useState } from 'react';
import { nameOf } from '../model/nameOf.ts';
import { inviteeTexts } from '../texts.ts';

const texts = inviteeTexts.write;

interface LetterPreviewProps {
  readonly subject: string;
  readonly letter: string;
  /** The first of the list. */
  readonly people: readonly Invitee[];
}

/** A mail as one person gets it; another one with a click. */
export function LetterPreview({ subject, letter, people }: LetterPreviewProps) {
  const headingId = useId();
  const [at, setAt] = useState(0);
  const person = people[at % people.length];
  if (!person) return null;
  return (
    <section aria-labelledby={headingId}>
      <Stack direction="row" sx={{ mb: 1, gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography id={headingId} variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {texts.preview(nameOf(person))}
        </Typography>
        {people.length > 1 && (
          <Button size="small" onClick={() => setAt(at + 1)}>
            {texts.next}
          </Button>
        )}
      </Stack>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Typography sx={{ mb: 1, fontWeight: 600, overflowWrap: 'anywhere' }}>
          {fillLetter(subject, person.known, texts.link)}
        </Typography>
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {fillLetter(letter, person.known, texts.link)}
        </Typography>
      </Paper>
    </section>
  );
}
