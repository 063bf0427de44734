import { send, useCall } from '@dialogwerk/shared/clients';
import type { WritingWish } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FaultAlert,
  LinearProgress,
  Typography,
} from '@dialogwerk/shared/ui';
import { useCallback, useId } from 'react';
import { writingTexts as texts } from '../texts.ts';
import { Suggestion } from './Suggestion.tsx';

interface SuggestionDialogProps {
  readonly survey_id: string;
  readonly text: string;
  readonly wish: WritingWish;
  readonly onTake: (text: string) => void;
  readonly onClose: () => void;
}

/** What the model suggests in place of a text, each with its difference; one is taken, or all are left. */
export function SuggestionDialog({ survey_id, text, wish, onTake, onClose }: SuggestionDialogProps) {
  const titleId = useId();
  const ask = useCallback(
    (signal: AbortSignal) => send('suggestTexts', { id: survey_id, text, wish }, { signal }),
    [survey_id, text, wish],
  );
  const { state, reload } = useCall(ask);
  const suggestions = state.kind === 'loaded' ? state.value.suggestions : [];

  function take(suggestion: string): void {
    onClose();
    onTake(suggestion);
    showNotice(texts.taken, { label: texts.undo, run: () => onTake(text) });
  }

  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>{texts.title(texts.wishes[wish])}</DialogTitle>
      <DialogContent aria-busy={state.kind === 'loading'} sx={{ display: 'grid', gap: 2 }}>
        <Typography role="status" color="textSecondary">
          {sentenceOf(state.kind, suggestions.length)}
        </Typography>
        {state.kind === 'loading' && <LinearProgress aria-label={texts.writing} />}
        {state.kind === 'failed' && <FaultAlert onRetry={reload}>{state.reason}</FaultAlert>}
        {suggestions.map((suggestion, index) => (
          <Suggestion
            key={suggestion}
            title={texts.suggestion(index + 1, suggestions.length)}
            text={text}
            suggestion={suggestion}
            onTake={() => take(suggestion)}
          />
        ))}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>{texts.leave}</Button>
      </DialogActions>
    </Dialog>
  );
}

function sentenceOf(kind: 'loading' | 'failed' | 'loaded', count: number): string {
  if (kind === 'loading') return texts.writing;
  if (kind === 'failed') return '';
  return count === 0 ? texts.nothing : texts.marked;
}
