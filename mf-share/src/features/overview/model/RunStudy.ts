import type { SurveyData } from '@dialogwerk/shared/contract';

/** A dialog or a multi-chat that a study is run with, as far as the overview has to know it. */
export interface RunStudy {
  readonly what: 'Dialog' | 'Multi-Chat';
  readonly active: boolean;
  /** null where nothing has been published, or that is not known. */
  readonly publication: { readonly published_at: number; readonly unpublished_changes: number } | null;
  /** Whether respondents cannot read what happens to their answers. */
  readonly lacksPrivacy: boolean;
  /** Where its questions are made, as long as there are none and whoever is there may make them; else null. */
  readonly toBuild: string | null;
}

/** A dialog as a study is run with it. */
export function runDialog({
  survey_id,
  active,
  publication,
  privacy_declaration_text,
  bearbeiten,
  testen,
}: SurveyData): RunStudy {
  // Whoever may edit may also test, unless there is nothing to ask.
  const lacksQuestions = bearbeiten === 1 && testen === 0;
  return {
    what: 'Dialog',
    active,
    publication,
    lacksPrivacy: privacy_declaration_text.trim() === '',
    toBuild: lacksQuestions ? `/configurator/${encodeURIComponent(survey_id)}` : null,
  };
}
