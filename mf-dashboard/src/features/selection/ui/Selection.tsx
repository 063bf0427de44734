import type { SurveyListItem } from '@dialogwerk/shared/contract';
import { laterPart } from '@dialogwerk/shared/ui';
import { useStore } from '@nanostores/react';
import { $selected } from '../../../listed/state/selection.ts';

const SelectionBar = laterPart(async () => (await import('./SelectionBar.tsx')).SelectionBar);

interface SelectionProps {
  readonly surveys: readonly SurveyListItem[];
  /** What it lies over. */
  readonly over: 'folders' | 'tableHead';
}

/** What can be done with the chosen dialogs of a list; loaded with the first choice. */
export function Selection({ surveys, over }: SelectionProps) {
  const selected = useStore($selected);
  const chosen = surveys.filter(({ survey_id }) => selected.has(survey_id));
  if (chosen.length === 0) return null;
  return <SelectionBar chosen={chosen} surveys={surveys} over={over} />;
}
