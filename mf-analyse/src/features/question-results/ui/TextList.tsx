import { Box, Button, Stack, Typography } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { texts as words } from '../../../texts.ts';

interface TextListProps {
  /** The newest first. */
  readonly texts: readonly string[];
  /** How many there are in all. */
  readonly answered: number;
  /** The texts are names of files. */
  readonly areFiles: boolean;
}

/** How many texts are seen before the rest is asked for. */
const FIRST = 5;

/** What people wrote, in their own words. */
export function TextList({ texts, answered, areFiles }: TextListProps) {
  const [open, setOpen] = useState(false);
  const shown = open ? texts : texts.slice(0, FIRST);
  return (
    <>
      <Stack component="ul" sx={{ m: 0, p: 0, gap: 1, listStyle: 'none' }}>
        {[...shown.entries()].map(([place, text]) => (
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
            {text}
          </Box>
        ))}
      </Stack>
      {texts.length > FIRST && (
        <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)} sx={{ mt: 1.5, ml: -0.5 }}>
          {open ? words.questions.fewerTexts : words.questions.allTexts(texts.length)}
        </Button>
      )}
      {texts.length < answered && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {(areFiles ? words.questions.newestFiles : words.questions.newestTexts)(texts.length, answered)}
        </Typography>
      )}
    </>
  );
}
