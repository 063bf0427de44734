import { authorClient, reasonOf } from '@dialogwerk/shared/clients';
import { showError } from '@dialogwerk/shared/state';
import { Icon, IconButton, Tooltip } from '@dialogwerk/shared/ui';
import { Link } from '@dialogwerk/shared/ui/router';
import { mdiForumOutline } from '@mdi/js';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $managerOfSurvey } from '../../../managerOfSurvey.ts';
import { texts } from '../../../texts.ts';

/** The way from a dialog to its multi-chat; nothing for a dialog of none. A lookup that fails is told (spec §8). */
export function ManagerSwitch({ survey_id }: { readonly survey_id: string }) {
  const known = useStore($managerOfSurvey);
  useEffect(() => {
    const controller = new AbortController();
    authorClient.call('findDialogmanagerStatus', { id: survey_id }, { signal: controller.signal }).then(
      ({ connected_status: { dialog_manager_id: manager, additional_dms: further } }) =>
        $managerOfSurvey.set(manager === null ? null : { survey_id, manager, further }),
      (error: unknown) => controller.signal.aborted || showError(reasonOf(error)),
    );
    return () => controller.abort();
  }, [survey_id]);
  if (known?.survey_id !== survey_id) return null;
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
