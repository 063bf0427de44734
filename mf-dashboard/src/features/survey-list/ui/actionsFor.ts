import type { SurveyListItem } from '@dialogwerk/shared/contract';
import { openPublishing, openTeam } from '@dialogwerk/shared/state';
import {
  mdiAccountGroupOutline,
  mdiAccountMultipleOutline,
  mdiAccountMultiplePlusOutline,
  mdiArchiveArrowDownOutline,
  mdiArchiveArrowUpOutline,
  mdiCloudUploadOutline,
  mdiContentCopy,
  mdiDeleteOutline,
  mdiDownload,
  mdiFolderOutline,
  mdiFormTextbox,
  mdiTagOutline,
} from '@mdi/js';
import { archiveSurveys } from '../../../listed/archiveSurveys.ts';
import { mayPlace } from '../../../listed/model/mayPlace.ts';
import { mayDelete } from '../../../listed/model/mayDelete.ts';
import { ask } from '../../../listed/state/asked.ts';
import { texts } from '../../../texts.ts';
import { duplicateSurvey } from '../duplicateSurvey.ts';

/** A line of a dialog's menu: it leads somewhere or does something. */
interface SurveyAction {
  readonly label: string;
  readonly icon: string;
  readonly to?: string;
  readonly run?: () => void;
}

/** What needs more than a click. */
interface Steps {
  readonly rename: () => void;
  readonly remove: () => void;
}

/** What the author may do with a dialog, in the order of its menu. How to keep it is everybody's own. */
export function actionsFor(survey: SurveyListItem, { rename, remove }: Steps): readonly SurveyAction[] {
  const mayEdit = survey.bearbeiten === 1;
  return [
    ...(survey.live_switch === 1
      ? [
          {
            label: texts.publish,
            icon: mdiCloudUploadOutline,
            run: () => openPublishing({ kind: 'dialog', survey_id: survey.survey_id }),
          },
        ]
      : []),
    ...(mayEdit
      ? [
          { label: texts.rename.open, icon: mdiFormTextbox, run: rename },
          { label: texts.duplicate.open, icon: mdiContentCopy, run: () => void duplicateSurvey(survey) },
          { label: texts.filing.team, icon: mdiAccountMultiplePlusOutline, run: () => ask('team', [survey]) },
        ]
      : []),
    ...(survey.analyse === 1
      ? [{ label: texts.exportAnswers, icon: mdiDownload, to: `/analyse/${survey.survey_id}?export=1` }]
      : []),
    { label: texts.filing.people, icon: mdiAccountMultipleOutline, run: () => openTeam(survey.survey_id) },
    ...(mayPlace(survey)
      ? [{ label: texts.filing.workspace, icon: mdiAccountGroupOutline, run: () => ask('workspace', [survey]) }]
      : []),
    { label: texts.filing.folder, icon: mdiFolderOutline, run: () => ask('folder', [survey]) },
    { label: texts.filing.tags, icon: mdiTagOutline, run: () => ask('tags', [survey]) },
    {
      label: survey.archived ? texts.filing.unarchive : texts.filing.archive,
      icon: survey.archived ? mdiArchiveArrowUpOutline : mdiArchiveArrowDownOutline,
      run: () => void archiveSurveys([survey], !survey.archived),
    },
    ...(mayDelete(survey) ? [{ label: texts.remove.open, icon: mdiDeleteOutline, run: remove }] : []),
  ];
}
