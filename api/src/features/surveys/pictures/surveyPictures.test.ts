import { beforeEach, expect, test } from 'vitest';
import { apiOfFile } from '../../../../testing/apiOfFile.ts';
import { anAuthor } from '../../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../../testing/anAuthor.ts';
import { aBlock, inOrder, threeQuestions } from '../../../../testing/blocks.ts';
import { editSurvey, insertSurvey } from '../../../../testing/insertSurvey.ts';

const api = await apiOfFile();
let author: TestAuthor;
beforeEach(async () => {
  author = await anAuthor(api);
});

const picturesOf = async (...survey_ids: string[]) =>
  (await api.call('surveyPictures', { survey_ids }, author.token)).pictures;

test('a picture has the cards where they lie and the edges between them, and follows the draft', async () => {
  const survey_id = await insertSurvey(api, { blocks: threeQuestions, owner: author });
  const [drawn] = await picturesOf(survey_id);
  expect(drawn).toMatchObject({
    survey_id,
    cut: false,
    edges: [
      [0, 1],
      [1, 2],
    ],
  });
  expect(drawn?.cards.map(([, y]) => y)).toEqual([0, 6, 12]);
  expect(await picturesOf(survey_id)).toEqual([drawn]);
  const [first, ...rest] = structuredClone(threeQuestions);
  if (!first) throw new Error('no block');
  await editSurvey(api, survey_id, [{ ...first, position: { x: 640, y: 0 } }, ...rest]);
  const [moved] = await picturesOf(survey_id);
  expect(moved?.cards[0]?.[0]).toBe(20);
});

test('a long dialog shows its top', async () => {
  const blocks = inOrder(...Array.from({ length: 90 }, (_, index) => aBlock('open', `frage${index}`)));
  const survey_id = await insertSurvey(api, { blocks, owner: author });
  const [drawn] = await picturesOf(survey_id);
  expect(drawn).toMatchObject({ cut: true });
  expect(drawn?.cards).toHaveLength(40);
});

test('an empty dialog has no cards, and what one has no role in is left out', async () => {
  const empty = await insertSurvey(api, { blocks: [], active: false, owner: author });
  const foreign = await insertSurvey(api, { blocks: threeQuestions, owner: await anAuthor(api) });
  expect(await picturesOf(empty, foreign)).toEqual([{ survey_id: empty, cards: [], edges: [], cut: false }]);
});
