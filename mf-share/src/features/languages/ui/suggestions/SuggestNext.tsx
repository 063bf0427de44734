import { Box, Button, Icon, Typography } from '@dialogwerk/shared/ui';
import { mdiAutoFix } from '@mdi/js';
import { nextToSuggest } from '../../model/nextToSuggest.ts';
import type { TextRow } from '../../model/TextRow.ts';
import { suggestionTexts as texts } from '../../texts.ts';
import type { Suggestions } from '../../useSuggestions.ts';

interface SuggestNextProps {
  readonly rows: readonly TextRow[];
  readonly suggestions: Suggestions;
}

/** Asks a language model for the next missing texts, and says where they go for that; nothing where none is connected or missing. */
export function SuggestNext({ rows, suggestions }: SuggestNextProps) {
  const next = nextToSuggest(rows, (key) => suggestions.of(key) !== undefined);
  if (suggestions.host === null || next.length === 0) return null;
  return (
    <Box>
      <Button variant="outlined" startIcon={<Icon path={mdiAutoFix} />} onClick={() => suggestions.ask(next)}>
        {texts.next(next.length)}
      </Button>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {texts.where(suggestions.host)}
      </Typography>
    </Box>
  );
}
