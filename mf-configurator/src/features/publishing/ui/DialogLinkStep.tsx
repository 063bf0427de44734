import { mdiPlayOutline, mdiShareVariantOutline } from '@mdi/js';
import { useResource } from '@dialogwerk/shared/clients';
import type { SurveyData } from '@dialogwerk/shared/contract';
import { Button, Icon } from '@dialogwerk/shared/ui';
import { Link } from '@dialogwerk/shared/ui/router';
import { LinkStep } from '../../../publishSteps/LinkStep.tsx';
import { stepTexts } from '../../../publishSteps/texts.ts';
import { publicAddress } from '../model/publicAddress.ts';

interface DialogLinkStepProps {
  readonly survey: SurveyData;
  readonly onPreview: () => void;
}

/** A dialog's link by its name where it has one, with the ways to its preview and to all else about sharing. */
export function DialogLinkStep({ survey, onPreview }: DialogLinkStepProps) {
  const { survey_id, survey_name, active, testen, live_switch } = survey;
  const { state } = useResource('surveyPublicName', { survey_id });
  const named = state.kind === 'loaded' ? state.value.name : null;
  return (
    <LinkStep link={publicAddress(survey_id, named)} name={survey_name} active={active}>
      {testen === 1 && (
        <Button startIcon={<Icon path={mdiPlayOutline} />} onClick={onPreview}>
          {stepTexts.preview}
        </Button>
      )}
      {live_switch === 1 && (
        <Button
          component={Link}
          to={`/share/${encodeURIComponent(survey_id)}`}
          startIcon={<Icon path={mdiShareVariantOutline} />}
        >
          {stepTexts.more}
        </Button>
      )}
    </LinkStep>
  );
}
