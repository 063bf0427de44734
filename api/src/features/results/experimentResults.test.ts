import { randomUUID } from 'node:crypto';
import { everything, writeFilter } from '@dialogwerk/shared/dialog';
import { expect, it } from 'vitest';
import { anAuthor } from '../../../testing/anAuthor.ts';
import { aRespondent } from '../../../testing/aRespondent.ts';
import { apiOfFile } from '../../../testing/apiOfFile.ts';
import { aBlock, inOrder } from '../../../testing/blocks.ts';
import { insertSurvey } from '../../../testing/insertSurvey.ts';
import { exportedRows } from '../../../testing/results/exportedRows.ts';

const api = await apiOfFile();

const options = ['gut', 'schlecht'].map((id) => ({ id, text: id, score: null }));
const blocks = inOrder(
  aBlock('experiment', 'bild', {
    context: '',
    arms: [
      { id: 'A', text: 'Mit Bild' },
      { id: 'B', text: 'Ohne Bild' },
    ],
  }),
  aBlock('single', 'urteil', { context: 'Wie finden Sie es, {{bild}}?', options }),
);

it('shows the arm in figures, in the cross table, as a filter and as a column of every file', async () => {
  const author = await anAuthor(api);
  const { token } = author;
  const survey_id = await insertSurvey(api, { blocks, owner: author });
  for (let count = 0; count < 6; count += 1) {
    const respondent = await aRespondent(api, survey_id);
    const { entries } = await respondent.chat();
    const isShown = entries.some(({ context }) => context.includes('Mit Bild'));
    await respondent.reply('urteil', { type: 'single', option_id: isShown ? 'gut' : 'schlecht' }, randomUUID());
  }

  const { questions } = await api.call('askedQuestions', { survey_id }, token);
  expect(questions[0]).toMatchObject({
    unique_question_id: 'bild',
    type: 'experiment',
    short_name: 'Zufallsgruppe bild',
    parts: [
      {
        part: '',
        choices: [
          { id: 'A', label: 'Mit Bild' },
          { id: 'B', label: 'Ohne Bild' },
        ],
      },
    ],
  });
  const answers = await api.call('answers', { survey_id }, token);
  expect(answers.questions[0]).toMatchObject({
    answered: 6,
    counts: [
      { id: 'A', label: 'Mit Bild', count: 3 },
      { id: 'B', label: 'Ohne Bild', count: 3 },
    ],
  });
  const cross = await api.call('crossTable', { survey_id, filter: '', row: 'urteil', column: 'bild' }, token);
  expect(cross).toMatchObject({
    n: 6,
    columns: [
      { value: 1, label: 'Mit Bild' },
      { value: 2, label: 'Ohne Bild' },
    ],
    counts: [
      [3, 0],
      [0, 3],
    ],
  });
  const inA = { is: 'one-of' as const, question: 'bild', part: '', ids: ['A'] };
  const filter = writeFilter({ ...everything, answers: [inA] });
  expect((await api.call('resultOverview', { survey_id, filter }, token)).total).toBe(3);
  const rows = await exportedRows(api, { survey_id, token }, filter);
  expect(rows.map(({ bild, urteil }) => [bild, urteil])).toEqual(Array.from({ length: 3 }, () => ['1', '1']));
});
