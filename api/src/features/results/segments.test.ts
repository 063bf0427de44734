import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { apiOfFile } from '../../../testing/apiOfFile.ts';
import { anAuthor } from '../../../testing/anAuthor.ts';
import { anAuthorWithRole } from '../../../testing/anAuthorWithRole.ts';
import { threeQuestions } from '../../../testing/blocks.ts';
import { insertSurvey } from '../../../testing/insertSurvey.ts';

const api = await apiOfFile();

it('a filter is kept under a name for the team, renamed, deleted and brought back', async () => {
  const author = await anAuthor(api);
  const survey_id = await insertSurvey(api, { blocks: threeQuestions, owner: author });
  const { token: other } = await anAuthorWithRole(api, survey_id, 'Analysieren');
  const names = async () => (await api.call('segments', { survey_id }, other)).segments.map(({ name }) => name);
  const segment = { survey_id, segment_id: randomUUID(), name: 'Fertige', filter: 'stand.finished' };

  const kept = await api.call('setSegment', segment, author.token);
  expect(kept.segment).toMatchObject({ name: 'Fertige', filter: 'stand.finished', created_at: api.clock.now });
  await api.call('setSegment', { ...segment, segment_id: randomUUID(), name: 'Abgebrochene' }, other);
  await api.call('setSegment', { ...segment, name: 'Alle Fertigen' }, other);
  expect(await names()).toEqual(['Abgebrochene', 'Alle Fertigen']);
  await api.call('deleteSegment', segment, author.token);
  expect(await names()).toEqual(['Abgebrochene']);
  expect(await api.send('deleteSegment', segment, author.token)).toMatchObject({
    status: 404,
    body: { code: 'results/unknown-segment' },
  });
  await api.call('setSegment', segment, author.token);
  expect(await names()).toEqual(['Abgebrochene', 'Fertige']);
});

it('a filter that means nothing is not kept, nor more than a dialog may have', async () => {
  const author = await anAuthor(api);
  const survey_id = await insertSurvey(api, { blocks: threeQuestions, owner: author });
  const segment = () => ({ survey_id, segment_id: randomUUID(), name: 'Eines', filter: '' });
  const bad = await api.send('setSegment', { ...segment(), filter: 'stand.irgendwie' }, author.token);
  expect(bad).toMatchObject({ status: 422, body: { code: 'results/bad-filter' } });
  const rows = Array.from({ length: 200 }, () => ({ ...segment(), created_at: new Date(api.clock.now) }));
  await api.services.db.insertInto('segments').values(rows).execute();
  expect(await api.send('setSegment', segment(), author.token)).toMatchObject({
    status: 409,
    body: { code: 'results/too-many-segments' },
  });
});
