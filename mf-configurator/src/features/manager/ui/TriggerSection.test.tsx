import { aSurvey } from '@dialogwerk/shared/testing';
import { renderScreen, screen } from '@dialogwerk/shared/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { aBlock } from '../../../testing/aDialog.ts';
import type { Chats } from '../model/Chats.ts';
import { $chats, $furtherChats } from '../state/chats.ts';
import { TriggerSection } from './TriggerSection.tsx';

const survey = aSurvey({ survey_id: 'survey000000a', all_questions: [aBlock('open', 'a'), aBlock('open', 'b')] });
const at = { survey_id: survey.survey_id, unique_question_id: 'a' };

function chatsOf(dialog_manager_id: number, name: string): Chats {
  const connected_surveys: Chats['manager']['connected_surveys'] = [];
  return {
    manager: { dialog_manager_id, name, connected_surveys, hidden_surveys: 0, may_edit: true, created_at: 0 },
    surveys: [survey],
    triggers: [
      { trigger_id: `trigger ${dialog_manager_id}`, rule: { kind: 'waitAPI', at, names: at }, pending: false },
    ],
  };
}

afterEach(() => {
  $chats.set({ kind: 'loading' });
  $furtherChats.set([]);
});

const show = (unique_question_id: string) => {
  $chats.set({ kind: 'loaded', value: chatsOf(3, 'Krimi') });
  $furtherChats.set([chatsOf(4, 'Flucht')]);
  const Section = () => <TriggerSection manager={3} survey={survey} unique_question_id={unique_question_id} />;
  renderScreen(Section, { path: '/', at: '/' });
};

test('a block shows its triggers of every multi-chat; those of the open one alone can be deleted here', () => {
  show('a');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByText(/Im Multi-Chat „Flucht“/)).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /löschen/ })).toHaveLength(1);
});

test('another multi-chat that has nothing on the block is not named', () => {
  show('b');
  expect(screen.queryByText(/Flucht/)).toBeNull();
  expect(screen.getByText(/hängt noch kein Auslöser/)).toBeTruthy();
});
