import type { FileLanguages } from '@dialogwerk/shared/dialog/formats';
import { useCallback, useEffect, useRef, useState } from 'react';
import { madeHere } from '../../../listed/state/here.ts';
import { sendQuestionnaire } from '../sendQuestionnaire.ts';
import type { ImportOutcome } from '../sendQuestionnaire.ts';
import type { ImportFailure } from '../failureText.ts';
import { hasToTell } from '../model/hasToTell.ts';
import { fileProblem } from '../model/fileProblem.ts';
import type { FileProblem } from '../model/fileProblem.ts';

export type ImportState =
  | { readonly kind: 'idle' }
  /** The file is in several languages, and none of them is taken by guess. */
  | {
      readonly kind: 'choosing';
      readonly file_name: string;
      readonly content: string;
      readonly languages: FileLanguages;
    }
  | { readonly kind: 'running'; readonly file_name: string }
  | { readonly kind: 'failed'; readonly failure: ImportFailure }
  | Extract<ImportOutcome, { kind: 'cancelled' | 'done' }>;

/** Why an import is given up when the author goes to another screen. */
const LEFT = 'left';

/** One import at a time. Leaving gives it up. `onReport`: a dialog was made that is not as its file in every point. */
export function useImport(onReport: (survey_id: string) => void) {
  const [state, setState] = useState<ImportState>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(LEFT), []);

  const send = useCallback(
    async (file_name: string, content: string, language: string | null) => {
      const controller = new AbortController();
      running.current = controller;
      setState({ kind: 'running', file_name });
      const wanted = { ...(language === null ? {} : { language }), ...madeHere() };
      const outcome = await sendQuestionnaire({ file_name, content, ...wanted }, controller.signal);
      running.current = null;
      if (controller.signal.reason === LEFT) return;
      if (outcome.kind === 'done' && hasToTell(outcome.imported.report)) {
        onReport(outcome.imported.survey.survey_id);
        return;
      }
      setState(stateAfter(outcome));
    },
    [onReport],
  );

  const start = useCallback(
    async (files: readonly File[]) => {
      if (running.current) return;
      const fail = (failure: FileProblem) => setState({ kind: 'failed', failure });
      const problem = fileProblem(files);
      const [file] = files;
      if (problem || !file) {
        fail(problem ?? { kind: 'several-files' });
        return;
      }
      const content = await file.text().catch(() => null);
      if (content === null) {
        fail({ kind: 'unreadable', file });
        return;
      }
      const looking = look(file.name, content);
      // Rejected all the same, because the page notices from it that there is a new version.
      looking.catch(() => fail({ kind: 'unreadable', file }));
      const languages = await looking;
      if (languages.others.length === 0) await send(file.name, content, null);
      else setState({ kind: 'choosing', file_name: file.name, content, languages });
    },
    [send],
  );

  return {
    state,
    start,
    choose: (language: string | null) => {
      if (state.kind === 'choosing') void send(state.file_name, state.content, language);
    },
    cancel: () => running.current?.abort(),
    dismiss: () => setState({ kind: 'idle' }),
  };
}

/** What a file says of its languages; the code that looks comes with the first file. */
async function look(file_name: string, content: string): Promise<FileLanguages> {
  const { languagesOf } = await import('@dialogwerk/shared/dialog/formats/languages');
  return languagesOf({ file_name, content });
}

function stateAfter(outcome: ImportOutcome): ImportState {
  switch (outcome.kind) {
    case 'refused':
    case 'no-answer':
      return { kind: 'failed', failure: outcome };
    case 'done':
    case 'cancelled':
      return outcome;
  }
}
