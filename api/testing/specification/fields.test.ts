import { beforeEach, expect, test } from 'vitest';
import { anAuthor } from '../anAuthor.ts';
import type { TestAuthor } from '../anAuthor.ts';
import { apiOfFile } from '../apiOfFile.ts';
import { aBlock, inOrder } from '../blocks.ts';
import { insertSurvey } from '../insertSurvey.ts';
import { rawCall } from './rawCall.ts';

const api = await apiOfFile();
let author: TestAuthor;
let survey_id: string;
beforeEach(async () => {
  author = await anAuthor(api);
  const blocks = inOrder(aBlock('qa', 'knowledge'), aBlock('likert', 'scale'), aBlock('single', 'choice'));
  survey_id = await insertSurvey(api, { blocks, owner: author });
});

const fields = (named: string) => expect.arrayContaining(named.split(' '));
const dialog = async () => (await rawCall(api, 'POST /api/dialog', { survey_id }, author.token)).body;

test('survey data [§3.5]', async () => {
  const data = await dialog();
  expect(Object.keys(data)).toEqual(
    fields(
      'survey_id survey_name active live_switch bearbeiten intrance testen analyse all_questions templ_options welcome ending color gpt_exit_conditions',
    ),
  );
  for (const flag of ['live_switch', 'bearbeiten', 'intrance', 'testen', 'analyse'])
    expect([0, 1]).toContain(data[flag]);
});

test('the other settings of a survey [§3.6]', async () => {
  expect(Object.keys(await dialog())).toEqual(
    fields(
      'survey_name du_sie language privacy_declaration_text audio_messages video_messages avatar_name avatar_src background_link accent_color logo_src speed messenger',
    ),
  );
});

test('blocks, with the fields of their type [§3.7]', async () => {
  const { survey } = await api.call('surveyDataConfigurator', { survey_id }, author.token);
  const common = fields(
    'unique_question_id order type context nachfrage acknowledgement created_on filename_db start_page is_end position jump_to_ids jump_to_question jump_to_reactions link short_name variable',
  );
  for (const block of survey.all_questions) expect(Object.keys(block)).toEqual(common);
  const [knowledge, scale, choice] = survey.all_questions.map((block) => Object.keys(block));
  expect(knowledge).toEqual(fields('only_search qa_entries qa_fallback'));
  expect(scale).toEqual(fields('likert_na inverse'));
  expect(choice).toEqual(fields('options'));
});
