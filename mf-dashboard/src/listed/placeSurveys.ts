import { change } from '@dialogwerk/shared/clients';
import type { SurveyListItem } from '@dialogwerk/shared/contract';
import { retryWith, showNotice } from '@dialogwerk/shared/state';
import { texts } from '../texts.ts';
import { listPatch } from './listPatches.ts';

type Places = ReadonlyMap<string, string | null>;

/** Puts dialogs into a workspace, or with null out of theirs: at once, taken back when the server refuses, and to be undone. */
export async function placeSurveys(
  surveys: readonly SurveyListItem[],
  workspace_id: string | null,
  done: string,
): Promise<void> {
  const before: Places = new Map(surveys.map((survey) => [survey.survey_id, survey.workspace_id]));
  const placed = await send(new Map([...before.keys()].map((survey_id) => [survey_id, workspace_id])));
  if (!placed.ok) {
    const again = retryWith(() => void placeSurveys(surveys, workspace_id, done));
    return showNotice(texts.filing.failed(placed.reason), again);
  }
  showNotice(done, { label: texts.remove.undo, run: () => void takeBack(before) });
}

async function takeBack(before: Places): Promise<void> {
  const placed = await send(before);
  if (placed.ok) return showNotice(texts.filing.undone);
  showNotice(
    texts.filing.undoFailed(placed.reason),
    retryWith(() => void takeBack(before)),
  );
}

function send(places: Places) {
  return change(
    'moveSurveys',
    { places: [...places].map(([survey_id, workspace_id]) => ({ survey_id, workspace_id })) },
    {
      patches: [
        listPatch((survey) => {
          const to = places.get(survey.survey_id);
          return to === undefined ? survey : { ...survey, workspace_id: to };
        }),
      ],
    },
  );
}
