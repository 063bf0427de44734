import type { SurveyData } from '@dialogwerk/shared/contract';
import { laterPart, Skeleton } from '@dialogwerk/shared/ui';
import { Panel } from '../../../Panel.tsx';
import { texts } from '../../../texts.ts';

const LanguageSettings = laterPart(
  async () => (await import('./LanguageSettings.tsx')).LanguageSettings,
  <Skeleton variant="rounded" height={180} />,
);

/** The languages of the dialog, loaded when they are unfolded. */
export function LanguagesPanel({ survey }: { readonly survey: SurveyData }) {
  return (
    <Panel title={texts.languages.title} help="sprachen">
      <LanguageSettings key={survey.survey_id} survey={survey} />
    </Panel>
  );
}
