import type { SurveyData } from '@dialogwerk/shared/contract';
import { vocabularyAt, vocabularyOf, withLink } from '@dialogwerk/shared/dialog/conditions';
import type { Vocabulary } from '@dialogwerk/shared/dialog/conditions';
import { snapshotOf } from '@dialogwerk/shared/dialog/graph';
import { use } from 'react';
import { useLinkParameters } from '../../../../useLinkParameters.ts';
import { FormsAbout, useInspector } from '../InspectorContext.ts';

interface Known {
  readonly scales: unknown;
  readonly all: Vocabulary;
  readonly byBlock: Map<string, Vocabulary>;
}

const known = new WeakMap<SurveyData['all_questions'], Known>();

/** What conditions of a block can be about; worked out once for all of them, when a block or a scale has changed. `at`: the block, else that of the form. */
export function useVocabulary(at?: string): Vocabulary {
  const { survey } = useInspector();
  const about = use(FormsAbout);
  const id = at ?? about;
  const { all, byBlock } = knownOf(survey);
  const vocabulary = byBlock.get(id) ?? vocabularyAt(all, survey.all_questions, id);
  byBlock.set(id, vocabulary);
  const parameters = useLinkParameters(survey.survey_id);
  return withLink(vocabulary, parameters ?? []);
}

function knownOf(survey: SurveyData): Known {
  const before = known.get(survey.all_questions);
  if (before?.scales === survey.templ_options) return before;
  const made: Known = {
    scales: survey.templ_options,
    all: vocabularyOf(snapshotOf(survey)),
    byBlock: new Map(),
  };
  known.set(survey.all_questions, made);
  return made;
}
