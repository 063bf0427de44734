import { writeTrigger } from '@dialogwerk/shared/dialog';
import { aSurvey, fakeAuthorApi } from '@dialogwerk/shared/testing';
import { cleanup, renderScreen, screen, waitFor } from '@dialogwerk/shared/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { aBlock } from '../../../testing/aDialog.ts';
import { TriggerSection } from './TriggerSection.tsx';

const survey = aSurvey({ survey_id: 'survey000000a', all_questions: [aBlock('open', 'a'), aBlock('open', 'b')] });
const at = { survey_id: survey.survey_id, unique_question_id: 'a' };

let api: ReturnType<typeof fakeAuthorApi>;
afterEach(() => {
  cleanup();
  api.restore();
});

const names = ['', '', '', 'Krimi', 'Flucht'];
const trigger = { ...writeTrigger({ kind: 'waitAPI', at, names: at }) };
const show = async (unique_question_id: string) => {
  api = fakeAuthorApi({
    connectedSurveys: ({ id }) => ({
      dialog_manager_id: Number(id),
      name: names[Number(id)] ?? '',
      connected_surveys: [{ survey_id: survey.survey_id, order: 0, survey_name: '', may_edit: true }],
      hidden_surveys: 0,
      may_edit: true,
      created_at: 0,
    }),
    dialogmanagerTrigger: ({ id }) => ({
      trigger_objects: [{ trigger_id: `trigger ${Number(id)}`, dialog_manager_id: Number(id), ...trigger }],
    }),
    surveyDataConfigurator: () => ({ survey, revision: 1 }),
  });
  const props = { manager: 3, further: [4], survey, unique_question_id };
  renderScreen(() => <TriggerSection {...props} />, { path: '/', at: '/' });
  await waitFor(() => expect(screen.queryByText(/geladen/)).toBeNull());
};

test('a block shows its triggers of every multi-chat; those of the open one alone can be deleted here', async () => {
  await show('a');
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  expect(screen.getByText(/Im Multi-Chat „Flucht“/)).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /löschen/ })).toHaveLength(1);
});

test('another multi-chat that has nothing on the block is not named', async () => {
  await show('b');
  expect(screen.queryByText(/Flucht/)).toBeNull();
  expect(screen.getByText(/hängt noch kein Auslöser/)).toBeTruthy();
});
