import type { SurveyData } from '@dialogwerk/shared/contract';
import { liveSections } from '../../../features/canvas/model/sections/liveSections.ts';
import { setFolded } from '../../../features/canvas/state/folded.ts';
import { selectedBlockId } from '../../../model/Selection.ts';
import type { Selection } from '../../../model/Selection.ts';

/** Unfolds the section of the one block that is led to, by the search, a finding or a comment. */
export function unfoldFor({ survey_id, sections, all_questions }: SurveyData, selection: Selection): void {
  const id = selectedBlockId(selection);
  const section = liveSections(sections, all_questions).find(({ blocks }) => id !== null && blocks.includes(id));
  if (section) setFolded(survey_id, [section.id], false);
}
