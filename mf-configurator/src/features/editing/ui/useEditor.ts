import { useEffect, useState } from 'react';
import { followChanges } from '../effects/followChanges.ts';
import { keepSurveyInStep } from '../effects/keepSurveyInStep.ts';
import { forgetEditor, openEditor, openFault } from '../effects/openEditor.ts';
import { noteUnsaved } from '../effects/noteUnsaved.ts';
import type { Editor } from '../state/createEditor.ts';

export type Opening =
  | { readonly state: 'loading' }
  | { readonly state: 'fault'; readonly reason: string; readonly retry: () => void }
  | { readonly state: 'open'; readonly editor: Editor };

/** Opens a dialog for editing while the screen shows; another id opens another one. */
export function useEditor(survey_id: string): Opening {
  const [attempt, setAttempt] = useState(0);
  const wanted = `${survey_id}#${attempt}`;
  const [latest, setLatest] = useState<{ readonly of: string; readonly opening: Opening } | null>(null);

  useEffect(() => {
    let left = false;
    let leave = (): void => {};
    openEditor(survey_id).then(
      (editor) => {
        if (left) {
          void forgetEditor(survey_id, editor);
          return;
        }
        const stopKeeping = keepSurveyInStep(editor);
        const giveUp = noteUnsaved(editor);
        const stopFollowing = followChanges(editor);
        leave = () => {
          stopKeeping();
          stopFollowing();
          giveUp();
          void forgetEditor(survey_id, editor);
        };
        setLatest({ of: wanted, opening: { state: 'open', editor } });
      },
      (error: unknown) => {
        const retry = (): void => setAttempt(attempt + 1);
        if (!left) setLatest({ of: wanted, opening: { state: 'fault', reason: openFault(error), retry } });
      },
    );
    return () => {
      left = true;
      leave();
    };
  }, [survey_id, attempt, wanted]);

  return latest?.of === wanted ? latest.opening : { state: 'loading' };
}
