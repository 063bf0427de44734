import { change } from '@dialogwerk/shared/clients';
import type { CallResponse, SurveyListItem } from '@dialogwerk/shared/contract';
import { retryWith, showNotice } from '@dialogwerk/shared/state';
import { deleteSurveys } from '../../listed/deleteSurveys.ts';
import { putPatch } from '../../listed/listPatches.ts';
import { texts } from '../../texts.ts';
import { filingTexts } from './filingTexts.ts';

export type Team = CallResponse<'listTeams'>['teams'][number];

/** Makes a copy of a dialog that a team has, too; 'Rückgängig' puts it into the bin. */
export async function copyForTeam(survey: SurveyListItem, team: Team): Promise<void> {
  const { survey_id, survey_name } = survey;
  showNotice(filingTexts.team.running(survey_name));
  const wanted = { survey_id, team_of: team.survey_id };
  const copied = await change('duplicateSurvey', wanted, { answered: (answer) => [putPatch(answer.survey)] });
  if (!copied.ok) {
    const again = retryWith(() => void copyForTeam(survey, team));
    return showNotice(filingTexts.team.failed(survey_name, copied.reason), again);
  }
  const copy = copied.value.survey;
  showNotice(filingTexts.team.done(copy.survey_name, team.members.length), {
    label: texts.remove.undo,
    run: () => void deleteSurveys([copy]),
  });
}
