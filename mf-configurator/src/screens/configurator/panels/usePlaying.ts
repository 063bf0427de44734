import { $testReplies, showNotice } from '@dialogwerk/shared/state';
import type { TestReplies } from '@dialogwerk/shared/state';
import { texts } from '../../../features/dialog-check/texts.ts';
import { useManagerOfSurvey } from '../../../useManagerOfSurvey.ts';
import { useTesting } from '../workspace/useTesting.ts';
import type { Workspace } from '../workspace/Workspace.ts';

/** Opens the test chat, which gives the replies. */
export function usePlaying({ editor, survey }: Workspace): (replies: TestReplies['replies']) => Promise<void> {
  const openTest = useTesting(editor);
  const { survey_id } = survey;
  const known = useManagerOfSurvey(survey_id);
  return (replies) =>
    openTest(`/assess/${encodeURIComponent(survey_id)}`, () => {
      $testReplies.set({ survey_id, replies });
      if (known) showNotice(texts.withoutTriggers);
    });
}
