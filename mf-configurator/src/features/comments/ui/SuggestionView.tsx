import type { Block, CommentThread } from '@dialogwerk/shared/contract';
import { Alert, Box, Typography, useDates } from '@dialogwerk/shared/ui';
import { MarkedText } from '../../../MarkedText.tsx';
import { differencesOf, plain } from '../../../model/differences.ts';
import type { Part } from '../../../model/differences.ts';
import { suggestedText } from '../model/suggestions.ts';
import { texts } from '../texts.ts';

interface SuggestionViewProps {
  readonly suggestion: NonNullable<CommentThread['suggestion']>;
  /** null once it is gone. */
  readonly block: Block | null;
}

/** Another wording beside the text as it was, and as it is where it was changed meanwhile; what differs is marked by word. */
export function SuggestionView({ suggestion, block }: SuggestionViewProps) {
  const { moment } = useDates();
  const { before, after, decision } = suggestion;
  const text = block && suggestedText(block, suggestion);
  const isStale = decision === null && text !== null && text.text !== before;
  const isThere = isStale && text.text === after;
  const { mine, theirs } = differencesOf(before, after);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {texts.suggestion(text?.label ?? texts.goneText)}
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
        <Version title={isStale ? texts.suggestedAt : texts.was} parts={mine} />
        {isStale && !isThere && <Version title={texts.now} parts={plain(text.text)} />}
        <Version title={texts.proposed} parts={theirs} />
      </Box>
      {isStale && <Alert severity="info">{isThere ? texts.isSame : texts.hasChanged}</Alert>}
      {decision === null && text === null && <Alert severity="info">{texts.isGone}</Alert>}
      {decision && (
        <Typography variant="body2" color="textSecondary">
          {(decision.accepted ? texts.acceptedBy : texts.rejectedBy)(
            decision.by?.name ?? texts.nobody,
            moment(decision.at),
          )}
        </Typography>
      )}
    </Box>
  );
}

function Version({ title, parts }: { readonly title: string; readonly parts: readonly Part[] }) {
  return (
    <Box>
      <Typography component="dt" variant="body2" color="textSecondary">
        {title}
      </Typography>
      <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        <MarkedText parts={parts} />
      </Box>
    </Box>
  );
}
