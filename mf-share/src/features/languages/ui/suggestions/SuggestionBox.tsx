import { Box, Button, Icon, Paper, Typography } from '@dialogwerk/shared/ui';
import { mdiAutoFix } from '@mdi/js';
import { mayBeSuggested } from '../../model/nextToSuggest.ts';
import type { TextRow } from '../../model/TextRow.ts';
import { suggestionTexts as texts } from '../../texts.ts';
import type { Suggestions } from '../../useSuggestions.ts';
import { MainText } from '../translating/MainText.tsx';

interface SuggestionBoxProps {
  readonly row: TextRow;
  readonly language: string;
  readonly suggestions: Suggestions;
  readonly onTake: (text: string) => void;
}

/** What a language model suggests for a text, to take or leave; the way to ask it, where the text wants a translation. */
export function SuggestionBox({ row, language, suggestions, onTake }: SuggestionBoxProps) {
  const suggestion = suggestions.of(row.key);
  if (suggestion === undefined || (suggestion.kind === 'suggested' && suggestion.source !== row.text)) {
    if (row.state === 'done' || !mayBeSuggested(row)) return null;
    return (
      <Button
        size="small"
        startIcon={<Icon path={mdiAutoFix} />}
        aria-label={texts.oneFor(row.place)}
        sx={{ ml: -0.5 }}
        onClick={() => suggestions.ask([row])}
      >
        {texts.one}
      </Button>
    );
  }
  if (suggestion.kind !== 'suggested')
    return (
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {suggestion.kind === 'asked' ? texts.writing : texts.nothing}
      </Typography>
    );
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={texts.suggestionFor(row.place)}
      sx={{ mt: 1, px: 1.5, py: 1, bgcolor: 'action.hover' }}
    >
      <Typography variant="body2" color="textSecondary">
        {texts.suggestion}
      </Typography>
      <MainText language={language} text={suggestion.text} />
      <Box sx={{ ml: -0.5 }}>
        <Button
          size="small"
          onClick={() => {
            suggestions.forget(row.key);
            onTake(suggestion.text);
          }}
        >
          {texts.take}
        </Button>
        <Button size="small" onClick={() => suggestions.forget(row.key)}>
          {texts.leave}
        </Button>
      </Box>
    </Paper>
  );
}
