import { useResource } from '@dialogwerk/shared/clients';
import type { SurveyData } from '@dialogwerk/shared/contract';
import { FaultAlert, Skeleton } from '@dialogwerk/shared/ui';
import { privacyPanelTexts as texts } from '../texts.ts';
import { Outdated } from './Outdated.tsx';
import { PrivacyForm } from './PrivacyForm.tsx';

/** What the statement is made of, once it is loaded. */
export function Privacy({ survey }: { readonly survey: SurveyData }) {
  const { state, reload } = useResource('privacyForm', { survey_id: survey.survey_id });
  if (state.kind === 'failed') return <FaultAlert onRetry={reload}>{texts.failed(state.reason)}</FaultAlert>;
  if (state.kind !== 'loaded')
    return <Skeleton role="progressbar" variant="rounded" height={480} aria-label={texts.loading} />;
  const { form, facts, outdated, taken_at } = state.value;
  return (
    <>
      {outdated && form && <Outdated survey={survey} form={form} facts={facts} taken_at={taken_at} />}
      <PrivacyForm survey={survey} stored={form} facts={facts} />
    </>
  );
}
