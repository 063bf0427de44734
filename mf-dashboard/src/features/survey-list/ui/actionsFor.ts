import type { SurveyListItem } from '@dialogwerk/shared/contract';
import {
  mdiAccountMultiplePlusOutline,
  mdiArchiveArrowDownOutline,
  mdiArchiveArrowUpOutline,
  mdiContentCopy,
  mdiDeleteOutline,
  mdiDownload,
  mdiFolderOutline,
  mdiFormTextbox,
  mdiTagOutline,
} from '@mdi/js';
import { archiveSurveys } from '../../../listed/archiveSurveys.ts';
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
