import { useEffect, useState } from 'react';
import { keepSurveyInStep } from '../effects/keepSurveyInStep.ts';
import { openEditor, openFault } from '../effects/openEditor.ts';
import { noteUnsaved } from '../effects/noteUnsaved.ts';
import type { Editor } from '../state/createEditor.ts';

export type Opening =
  | { readonly state: 'loading' }
  | { readonly state: 'fault'; readonly reason: string; readonly retry: () => void }
  | { readonly state: 'open'; readonly editor: Editor };

/** Opens a dialog for editing while the screen shows; another id opens another one. */
export function useEditor(survey_id: string): Opening {
  const [opening, setOpening] = useState<Opening>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let left = false;
    let leave = (): void => {};
    setOpening({ state: 'loading' });
    openEditor(survey_id).then(
      (editor) => {
        if (left) return;
        const stopKeeping = keepSurveyInStep(editor);
        const giveUp = noteUnsaved(editor);
        leave = () => {
          stopKeeping();
          giveUp();
        };
        setOpening({ state: 'open', editor });
      },
      (error: unknown) => {
        if (!left) setOpening({ state: 'fault', reason: openFault(error), retry: () => setAttempt(attempt + 1) });
      },
    );
    return () => {
      left = true;
      leave();
    };
  }, [survey_id, attempt]);

  return opening;
}
