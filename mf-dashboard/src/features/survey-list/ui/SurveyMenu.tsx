import type { SurveyListItem } from '@dialogwerk/shared/contract';
import { Icon, IconButton, laterPart, useLaterMenu } from '@dialogwerk/shared/ui';
import { mdiDotsVertical } from '@mdi/js';
import { texts } from '../../../texts.ts';

const SurveyActions = laterPart(async () => (await import('./SurveyActions.tsx')).SurveyActions);

/** The way to what can be done with a whole dialog, which is loaded when somebody is about to open it. */
export function SurveyMenu({ survey }: { readonly survey: SurveyListItem }) {
  const { anchor, isNeeded, close, button } = useLaterMenu(SurveyActions);
  const label = texts.survey.menu(survey.survey_name);
  return (
    <>
      <IconButton aria-label={label} {...button}>
        <Icon path={mdiDotsVertical} />
      </IconButton>
      {isNeeded && <SurveyActions survey={survey} anchor={anchor} label={label} onClose={close} />}
    </>
  );
}
