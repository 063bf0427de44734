import { showNotice } from '@dialogwerk/shared/state';
import { useEffect, useMemo } from 'react';
import { $busy } from '../../busy.ts';
import { translatingTexts as texts } from './texts.ts';
import { TranslationEditing } from './state/TranslationEditing.ts';

/** The translations of a dialog into one language as the author works on them; leaving the screen or the page saves what was typed. */
export function useEditing(survey_id: string, language: string): TranslationEditing {
  const editing = useMemo(() => new TranslationEditing(survey_id, language), [survey_id, language]);
  useEffect(() => {
    const stop = editing.$state.subscribe((state) => {
      $busy.set(state.kind === 'saved' ? null : { reason: 'unsaved-work' });
      // Whoever works further below does not see what is said above.
      if (state.kind === 'refused')
        showNotice(texts.refused(state.reason), { label: texts.again, run: () => void editing.save(true) });
    });
    const saveNow = (): void => void editing.save();
    addEventListener('pagehide', saveNow);
    return () => {
      stop();
      removeEventListener('pagehide', saveNow);
      $busy.set(null);
      saveNow();
    };
  }, [editing]);
  return editing;
}
