import type { DialogManager, ManagerLive, Trigger } from '@dialogwerk/shared/contract';
import { $notice } from '@dialogwerk/shared/state';
import { aSurvey, fakeAuthorApi } from '@dialogwerk/shared/testing';
import { renderScreen } from '@dialogwerk/shared/testing/screen';
import { afterEach } from 'vitest';
import { Configurator } from '../screens/configurator/Configurator.tsx';
// Because it comes on demand, which a busy machine would have each first test wait for.
import '../screens/manager/ManagerScreen.tsx';
import { aBlock } from './aDialog.ts';

const surveys = [
  aSurvey({ survey_id: 'a', survey_name: 'Kommissarin', all_questions: [aBlock('open', 'a1', { short_name: 'Ort' })] }),
  aSurvey({ survey_id: 'b', survey_name: 'Zeuge', all_questions: [aBlock('open', 'b1', { short_name: 'Alibi' })] }),
];
export const aManager = (fields: Partial<DialogManager> = {}): DialogManager => ({
  dialog_manager_id: 7,
  name: 'Krimi',
  connected_surveys: surveys.map(({ survey_id, survey_name }, order) => ({
    survey_id,
    survey_name,
    order,
    may_edit: true,
  })),
  hidden_surveys: 0,
  may_edit: true,
  created_at: 0,
  ...fields,
});
export const aTrigger = (fields: Partial<Trigger> = {}): Trigger => ({
  trigger_id: 't1',
  dialog_manager_id: 7,
  survey_id: 'a',
  unique_question_id: 'a1',
  trigger: 'waitFor;b;b1',
  init_survey: false,
  ...fields,
});

export const aLive = (fields: Partial<ManagerLive> = {}): ManagerLive => ({
  public_id: 'oeffentlich',
  public_name: null,
  active: false,
  published_at: null,
  publication_id: null,
  unpublished_changes: 2,
  changed_surveys: [],
  may_publish: true,
  ...fields,
});

let api: ReturnType<typeof fakeAuthorApi> | undefined;
/** The view of a multi-chat of two dialogs, on a server that keeps its triggers. */
export function openManager(answers: Parameters<typeof fakeAuthorApi>[0] = {}, triggers: Trigger[] = []) {
  api?.restore();
  let kept = triggers;
  api = fakeAuthorApi({
    connectedSurveys: () => aManager(),
    managerHints: () => ({ hints: [], clock: null }),
    managerLive: () => aLive(),
    dialogmanagerTrigger: () => ({ trigger_objects: kept }),
    createTrigger({ survey_id, unique_question_id, trigger: written, init_survey = false, delay_seconds }) {
      const delay = delay_seconds === undefined ? {} : { delay_seconds };
      const where = { survey_id: String(survey_id), unique_question_id, init_survey };
      const trigger = aTrigger({ ...where, ...delay, trigger: written, trigger_id: 't9' });
      kept = [...kept, trigger];
      return { trigger };
    },
    deleteTrigger({ triggerId }) {
      kept = kept.filter(({ trigger_id }) => trigger_id !== triggerId);
      return { msg: 'success' };
    },
    surveyDataConfigurator: ({ survey_id }) => {
      const survey = surveys.find((one) => one.survey_id === survey_id) ?? aSurvey();
      return { survey, revision: 1 };
    },
    ...answers,
  });
  return {
    ...renderScreen(Configurator, { path: '/configurator/:survey_id', at: '/configurator/a?multichat=7' }),
    made: api.made,
  };
}
afterEach(() => {
  api?.restore();
  $notice.set(null);
});
