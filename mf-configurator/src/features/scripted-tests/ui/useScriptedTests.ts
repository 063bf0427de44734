import { useEffect } from 'react';
import { loadTests } from '../effects/loadTests.ts';

/** Has the tests of a dialog there while it is open, for its check and its panel. */
export function useScriptedTests(survey_id: string): void {
  useEffect(() => loadTests(survey_id), [survey_id]);
}
