import { reasonOf } from '@dialogwerk/shared/clients';
import { showError } from '@dialogwerk/shared/state';
import { Icon, IconButton, Tooltip } from '@dialogwerk/shared/ui';
import { Link } from '@dialogwerk/shared/ui/router';
import { mdiForumOutline } from '@mdi/js';
import { texts } from '../../../texts.ts';
import { useManagerOfSurvey } from '../../../useManagerOfSurvey.ts';

/** The way from a dialog to its multi-chat; nothing for a dialog of none. A lookup that fails is told (spec §8). */
export function ManagerSwitch({ survey_id }: { readonly survey_id: string }) {
  const known = useManagerOfSurvey(survey_id, (error) => showError(reasonOf(error)));
  if (!known) return null;
  return (
    <Tooltip title={texts.dialogManager}>
      <IconButton
        component={Link}
        to={`/configurator/${encodeURIComponent(survey_id)}?multichat=${known.manager}`}
        aria-label={texts.dialogManager}
      >
        <Icon path={mdiForumOutline} />
      </IconButton>
    </Tooltip>
  );
}
