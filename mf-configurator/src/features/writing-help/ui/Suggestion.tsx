import { Box, Button, Paper, Typography } from '@dialogwerk/shared/ui';
import { useId } from 'react';
import { MarkedText } from '../../../MarkedText.tsx';
import { differencesOf } from '../../../model/differences.ts';
import { writingTexts as texts } from '../texts.ts';

interface SuggestionProps {
  readonly title: string;
  readonly text: string;
  readonly suggestion: string;
  readonly onTake: () => void;
}

/** A suggestion above the text as it is, with marks on what differs. */
export function Suggestion({ title, text, suggestion, onTake }: SuggestionProps) {
  const heading = useId();
  const { mine, theirs } = differencesOf(text, suggestion);
  return (
    <Paper component="section" variant="outlined" aria-labelledby={heading} sx={{ p: 2, display: 'grid', gap: 1 }}>
      <Typography id={heading} variant="h3">
        {title}
      </Typography>
      <Box sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        <MarkedText parts={theirs} />
      </Box>
      <Box sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line', typography: 'body2', color: 'text.secondary' }}>
        {texts.now} <MarkedText parts={mine} />
      </Box>
      <Button variant="outlined" aria-label={texts.takeThe(title)} onClick={onTake} sx={{ justifySelf: 'start' }}>
        {texts.take}
      </Button>
    </Paper>
  );
}
