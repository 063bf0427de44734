import { useEffect } from 'react';
import { loadSecrets } from '../effects/loadSecrets.ts';
import { $secrets } from '../state/secrets.ts';

/** Has the names of a dialog's secrets there while it is open, for its author's inspector and check. */
export function useSecrets(survey_id: string, mayEdit: boolean): void {
  useEffect(() => {
    if (!mayEdit) return;
    void loadSecrets(survey_id);
    return () => $secrets.set(null);
  }, [survey_id, mayEdit]);
}
