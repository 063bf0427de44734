import { useCallback, useEffect, useRef, useState } from 'react';
import { texts } from '../../../texts.ts';
import { sendQuestionnaire } from '../effects/sendQuestionnaire.ts';
import type { ImportOutcome } from '../effects/sendQuestionnaire.ts';
import { fileProblem } from '../model/fileProblem.ts';
import { problemText } from '../problemText.ts';

export type ImportState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly file_name: string }
  | { readonly kind: 'failed'; readonly reason: string }
  | Extract<ImportOutcome, { kind: 'cancelled' | 'done' }>;

/** Why an import is given up when the author goes to another screen. */
const LEFT = 'left';

/** One import at a time; `onEnd` is called when the list of dialogs may have become longer. Leaving gives it up. */
export function useImport(onEnd: () => void) {
  const [state, setState] = useState<ImportState>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(LEFT), []);

  const start = useCallback(
    async (files: readonly File[]) => {
      if (running.current) return;
      const problem = fileProblem(files);
      const [file] = files;
      if (problem || !file) {
        setState({ kind: 'failed', reason: problemText(problem ?? { kind: 'several-files' }) });
        return;
      }
      const controller = new AbortController();
      running.current = controller;
      setState({ kind: 'running', file_name: file.name });
      const outcome = await sendQuestionnaire(file, controller.signal);
      running.current = null;
      if (controller.signal.reason === LEFT) return;
      setState(stateAfter(outcome));
      // Also after a cancel, because the server may have been quicker.
      onEnd();
    },
    [onEnd],
  );

  return {
    state,
    start,
    cancel: () => running.current?.abort(),
    dismiss: () => setState({ kind: 'idle' }),
  };
}

function stateAfter(outcome: ImportOutcome): ImportState {
  switch (outcome.kind) {
    case 'refused':
      return { kind: 'failed', reason: outcome.reason };
    case 'no-answer':
      return { kind: 'failed', reason: `${outcome.reason} ${texts.import.unknown}` };
    case 'bad-file':
      return { kind: 'failed', reason: problemText(outcome.problem) };
    case 'done':
    case 'cancelled':
      return outcome;
  }
}
