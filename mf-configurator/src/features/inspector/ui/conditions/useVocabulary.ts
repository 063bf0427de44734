import type { SurveyData } from '@dialogwerk/shared/contract';
import { vocabularyOf } from '@dialogwerk/shared/dialog/conditions';
import type { Vocabulary } from '@dialogwerk/shared/dialog/conditions';
import { snapshotOf } from '@dialogwerk/shared/dialog/graph';
import { useInspector } from '../InspectorContext.ts';

const known = new WeakMap<SurveyData['all_questions'], { readonly scales: unknown; readonly vocabulary: Vocabulary }>();

/** What conditions of the dialog can be about; worked out once for all of them, when a block or a scale has changed. */
export function useVocabulary(): Vocabulary {
  const { survey } = useInspector();
  const before = known.get(survey.all_questions);
  if (before?.scales === survey.templ_options) return before.vocabulary;
  const vocabulary = vocabularyOf(snapshotOf(survey));
  known.set(survey.all_questions, { scales: survey.templ_options, vocabulary });
  return vocabulary;
}
