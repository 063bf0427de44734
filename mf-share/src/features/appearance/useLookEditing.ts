import type { SurveyData } from '@dialogwerk/shared/contract';
import { useEffect, useState } from 'react';
import { $busy } from '../../busy.ts';
import { LookEditing } from './state/LookEditing.ts';

/** The look of one dialog as the author works on it; leaving the screen or the page saves what was typed. */
export function useLookEditing(survey: SurveyData): LookEditing {
  const [editing] = useState(() => new LookEditing(survey.survey_id, survey));
  useEffect(() => editing.takeSaved(survey), [editing, survey]);
  useEffect(() => {
    const stop = editing.$state.subscribe((state) => {
      $busy.set(state.kind === 'saved' ? null : { reason: 'unsaved-work' });
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
