import type { SurveyData } from '@dialogwerk/shared/contract';
import type { Editor } from '../../../features/editing/state/createEditor.ts';
import { testAddress } from '../../../model/testAddress.ts';
import { useManagerOfSurvey } from '../../../useManagerOfSurvey.ts';
import { useTesting } from './useTesting.ts';

/** Tests the dialog from a block on, in its multi-chat where it is in one; null for authors who may not test it. */
export function useTestFrom(editor: Editor, { survey_id, testen }: SurveyData): ((id: string) => void) | null {
  const openTest = useTesting(editor);
  const known = useManagerOfSurvey(survey_id);
  if (testen !== 1) return null;
  return (id) => void openTest(testAddress(survey_id, id, known?.manager ?? null));
}
