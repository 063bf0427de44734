import { $testReplies, showNotice } from '@dialogwerk/shared/state';
import type { TestReplies } from '@dialogwerk/shared/state';
import { useStore } from '@nanostores/react';
import { texts } from '../../../features/dialog-check/texts.ts';
import { $managerOfSurvey } from '../../../managerOfSurvey.ts';
import { useTesting } from '../workspace/useTesting.ts';
import type { Workspace } from '../workspace/Workspace.ts';

/** Opens the test chat, which gives the replies. */
export function usePlaying({ editor, survey }: Workspace): (replies: TestReplies['replies']) => Promise<void> {
  const openTest = useTesting(editor);
  const known = useStore($managerOfSurvey);
  const { survey_id } = survey;
  return (replies) =>
    openTest(`/assess/${encodeURIComponent(survey_id)}`, () => {
      $testReplies.set({ survey_id, replies });
      if (known?.survey_id === survey_id) showNotice(texts.withoutTriggers);
    });
}
