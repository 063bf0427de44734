import { randomUUID } from 'node:crypto';
import { MODEL_TRY_LIMITS } from '@dialogwerk/shared/contract';
import { beforeEach, expect, it } from 'vitest';
import { apiOfFile } from '../../../testing/apiOfFile.ts';
import { anAuthor } from '../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { aRespondent } from '../../../testing/aRespondent.ts';
import { insertSurvey } from '../../../testing/insertSurvey.ts';
import { ledDialog } from '../../../testing/ledDialog.ts';

const api = await apiOfFile();
let owner: TestAuthor;
let id: string;
beforeEach(async () => {
  owner = await anAuthor(api);
  id = await insertSurvey(api, { blocks: ledDialog(), owner });
});

const at = () => ({ id, questionId: 'talk' });
const aTrial = (text = 'Er schuldete mir Geld.') => ({
  trial_id: randomUUID(),
  said: [{ by: 'person' as const, text }],
  recorded: null,
  expected: null,
});
const kept = async () => (await api.call('exitTrials', at(), owner.token)).trials;

it('what exit conditions are tried on is kept in its order, with what is right, until it is taken out', async () => {
  const [one, two] = [aTrial(), aTrial('Es war dunkel.')];
  await api.call('keepExitTrial', { ...at(), ...one }, owner.token);
  await api.call('keepExitTrial', { ...at(), ...two }, owner.token);
  const labelled = { ...one, expected: { condition_id: 'motiv' } };
  await api.call('keepExitTrial', { ...at(), ...labelled }, owner.token);
  expect(await kept()).toEqual([labelled, two]);
  await api.call('deleteExitTrial', { ...at(), trial_id: one.trial_id }, owner.token);
  await api.call('deleteExitTrial', { ...at(), trial_id: one.trial_id }, owner.token);
  expect(await kept()).toEqual([two]);
});

it('what was recorded goes with its conversation', async () => {
  await (await aRespondent(api, id)).chat();
  const { conversation_id } = await api.services.db
    .selectFrom('conversations')
    .select('conversation_id')
    .where('survey_id', '=', id)
    .executeTakeFirstOrThrow();
  const trial = { ...aTrial(), recorded: { conversation_id, begun: 1_760_000_000_000 } };
  await api.call('keepExitTrial', { ...at(), ...trial }, owner.token);
  expect(await kept()).toEqual([trial]);
  await api.services.db.deleteFrom('conversations').where('conversation_id', '=', conversation_id).execute();
  expect(await kept()).toEqual([]);
  const refused = await api.send('keepExitTrial', { ...at(), ...trial }, owner.token);
  expect(refused.body).toMatchObject({ code: 'conversation/unknown' });
});

it('so many are kept, and only for a KI-Gespräch', async () => {
  const trials = Array.from({ length: MODEL_TRY_LIMITS.transcripts }, () => aTrial());
  for (const trial of trials) await api.call('keepExitTrial', { ...at(), ...trial }, owner.token);
  const refused = await api.send('keepExitTrial', { ...at(), ...aTrial() }, owner.token);
  expect([refused.status, refused.body]).toMatchObject([409, { code: 'trial/too-many' }]);
  const [first] = trials;
  if (first) await api.call('keepExitTrial', { ...at(), ...first, expected: { condition_id: null } }, owner.token);
  const elsewhere = await api.send('exitTrials', { id, questionId: 'after' }, owner.token);
  expect(elsewhere.body).toMatchObject({ code: 'block/not-gpt' });
});
