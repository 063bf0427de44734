import type { ModelCallKept } from '@dialogwerk/shared/contract';
import { Box, Typography } from '@dialogwerk/shared/ui';
import { modelTexts as texts } from '../modelTexts.ts';

/** What a model was sent, word by word and masked as it was, folded until somebody wants to read it. */
export function SentPrompt({ messages }: { readonly messages: NonNullable<ModelCallKept['messages']> }) {
  return (
    <Box component="details" sx={{ mt: 0.5 }}>
      <Box component="summary" sx={{ cursor: 'pointer' }}>
        {texts.prompt}
      </Box>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ my: 0.5 }}>
        {texts.promptHelp}
      </Typography>
      {messages.map(({ role, content }, place) => (
        // They never change their place.
        // oxlint-disable-next-line react/no-array-index-key
        <Box key={place} sx={{ mb: 1 }}>
          <Box sx={{ fontWeight: 600 }}>{texts.roles[role]}</Box>
          <Box sx={{ whiteSpace: 'pre-wrap', fontFamily: 'monospace', typography: 'caption' }}>{content}</Box>
        </Box>
      ))}
    </Box>
  );
}
