import type { SurveyData } from '@dialogwerk/shared/contract';
import { useResource } from '@dialogwerk/shared/clients';
import { Alert, laterPart, Skeleton, Typography } from '@dialogwerk/shared/ui';
import { Panel } from '../../../Panel.tsx';
import { texts } from '../../../texts.ts';

const Privacy = laterPart(
  async () => (await import('./Privacy.tsx')).Privacy,
  <Skeleton role="progressbar" variant="rounded" height={480} aria-label={texts.privacy.title} />,
);

/** The dialog's privacy statement and record of processing, loaded when they are unfolded. */
export function PrivacyPanel({ survey }: { readonly survey: SurveyData }) {
  const { state } = useResource('privacyForm', { survey_id: survey.survey_id });
  const isOutdated = state.kind === 'loaded' && state.value.outdated;
  const isThere = survey.privacy_declaration_text.trim() !== '';
  return (
    <Panel title={texts.privacy.title} help="datenschutz">
      <Typography sx={{ mb: 2 }}>{isThere ? texts.privacy.isThere : texts.privacy.isMissing}</Typography>
      {isOutdated && (
        <Alert severity="warning" role="note" sx={{ mb: 2 }}>
          {texts.privacy.isOutdated}
        </Alert>
      )}
      <Privacy key={survey.survey_id} survey={survey} />
    </Panel>
  );
}
