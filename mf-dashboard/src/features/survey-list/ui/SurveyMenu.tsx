import type { SurveyListItem } from '@dialogwerk/shared/contract';
import { Icon, IconButton, laterPart, useLaterMenu } from '@dialogwerk/shared/ui';
import { mdiDotsVertical } from '@mdi/js';
import { texts } from '../../../texts.ts';

const SurveyActions = laterPart(async () => (await import('./SurveyActions.tsx')).SurveyActions);

interface SurveyMenuProps {
  readonly survey: SurveyListItem;
  readonly size?: 'small';
  readonly tabIndex?: number;
}

/** The way to what can be done with a whole dialog, which is loaded when somebody is about to open it. */
export function SurveyMenu({ survey, size, tabIndex }: SurveyMenuProps) {
  const { anchor, isNeeded, close, button } = useLaterMenu(SurveyActions);
  const label = texts.survey.menu(survey.survey_name);
  return (
    <>
      <IconButton aria-label={label} {...button} {...(size ? { size, sx: { p: 0 } } : {})} tabIndex={tabIndex ?? 0}>
        <Icon path={mdiDotsVertical} fontSize={size ?? 'medium'} />
      </IconButton>
      {isNeeded && <SurveyActions survey={survey} anchor={anchor} label={label} onClose={close} />}
    </>
  );
}
