import type { SurveyListItem } from '@dialogwerk/shared/contract';
import { Icon, IconButton, laterPart } from '@dialogwerk/shared/ui';
import { mdiDotsVertical } from '@mdi/js';
import { useState } from 'react';
import { texts } from '../../../texts.ts';

const SurveyActions = laterPart(async () => (await import('./SurveyActions.tsx')).SurveyActions);

/** The way to what can be done with a whole dialog, which is loaded when somebody is about to open it. */
export function SurveyMenu({ survey }: { readonly survey: SurveyListItem }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isNeeded, setNeeded] = useState(false);
  const label = texts.survey.menu(survey.survey_name);
  // What does not come now is asked for again by the press.
  const prepare = () => void SurveyActions.load().catch(() => undefined);
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
          setNeeded(true);
        }}
      >
        <Icon path={mdiDotsVertical} />
      </IconButton>
      {isNeeded && <SurveyActions survey={survey} anchor={anchor} label={label} onClose={() => setAnchor(null)} />}
    </>
  );
}
