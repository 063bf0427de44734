import { useStore } from '@nanostores/react';
import type { SurveyData } from '@dialogwerk/shared/contract';
import { atom } from 'nanostores';
import { useMemo } from 'react';
import { useStableValue } from '../layout/useStableValue.ts';
import type { SectionsPart } from './SectionsPart.ts';
import type { SectionsView } from './SectionsView.ts';

const $none = atom<ReadonlyMap<string, ReadonlySet<string>>>(new Map());

/** The sections of a dialog as they are drawn; null without any. The same object while they say the same. */
export function useSections(part: SectionsPart | null, survey: SurveyData): SectionsView | null {
  const folded = useStore(part?.$folded ?? $none);
  const { survey_id, sections, all_questions } = survey;
  const view = useMemo(
    () => (part && sections.length > 0 ? part.sectionsViewOf(sections, all_questions, folded.get(survey_id)) : null),
    [part, survey_id, sections, all_questions, folded],
  );
  return useStableValue(view, isSameView);
}

function isSameView(before: SectionsView | null, now: SectionsView | null): boolean {
  return before?.key === now?.key;
}
