import { useCallback, useEffect, useRef, useState } from 'react';
import { texts } from '../../../texts.ts';
import { sendQuestionnaire } from '../effects/sendQuestionnaire.ts';
import type { ImportOutcome } from '../effects/sendQuestionnaire.ts';
import { hasToTell } from '../model/hasToTell.ts';
import { fileProblem } from '../model/fileProblem.ts';
import { problemText } from '../problemText.ts';

export type ImportState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly file_name: string }
  | { readonly kind: 'failed'; readonly reason: string }
  | Extract<ImportOutcome, { kind: 'cancelled' | 'done' }>;

/** Why an import is given up when the author goes to another screen. */
const LEFT = 'left';

interface ImportEvents {
  /** The list of dialogs may have become longer. */
  readonly onEnd: () => void;
  /** A dialog was made that is not as its file in every point. */
  readonly onReport: (survey_id: string) => void;
}

/** One import at a time. Leaving gives it up. */
export function useImport({ onEnd, onReport }: ImportEvents) {
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
      if (outcome.kind === 'done' && hasToTell(outcome.imported.report)) {
        onReport(outcome.imported.survey.survey_id);
        return;
      }
      setState(stateAfter(outcome));
      // Also after a cancel, because the server may have been quicker.
      onEnd();
    },
    [onEnd, onReport],
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
