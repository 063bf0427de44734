import type { CallResponse, ProofChallenge, SolvedChallenge } from '@dialogwerk/shared/contract';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { aBrowser } from '../../../testing/aBrowser.ts';
import { aMultiChat } from '../../../testing/aMultiChat.ts';
import { anAuthor } from '../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { threeQuestions } from '../../../testing/blocks.ts';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { insertSurvey } from '../../../testing/insertSurvey.ts';
import { releasePages } from '../../../testing/releasePages.ts';
import { solved } from '../../../testing/solved.ts';
import { startTestApi } from '../../../testing/startTestApi.ts';
import { COUNTS_FOR_MS, NUMBERS } from '../../studies/proof/difficulty.ts';
import { setChallenge } from '../../studies/proof/setChallenge.ts';
import { clearSpentProofs } from '../../studies/proof/spendProof.ts';

/** Two servers that share nothing but the database and the installation's secret. */
const database = await createTestDatabase();
const shared = { ...database, release: async () => {} };
const api = await startTestApi(undefined, undefined, undefined, shared);
const second = await startTestApi(undefined, undefined, undefined, shared);
await releasePages(api);
afterAll(async () => {
  await api.stop();
  await second.stop();
  await database.release();
});

let owner: TestAuthor;
let survey_id: string;
beforeEach(async () => {
  owner = await anAuthor(api);
  survey_id = await insertSurvey(api, { blocks: threeQuestions, owner });
  await api.call('setStudyProof', { survey_id, proof: true }, owner.token);
});

async function asked(survey_ids = [survey_id]): Promise<ProofChallenge> {
  const { challenge } = await api.call('proofChallenge', { survey_ids });
  if (!challenge) throw new Error('nothing was asked for');
  return challenge;
}
const begin = async (proof?: SolvedChallenge, of = api, id = survey_id) => {
  const answer = await aBrowser(of).post('/api/register_live', { survey_id: id, proof });
  return answer.statusCode === 200 ? 'begun' : answer.json<{ code: string }>().code;
};
const conversations = async (): Promise<number> => {
  const rows = api.services.db.selectFrom('conversations').select('conversation_id');
  return (await rows.where('survey_id', '=', survey_id).execute()).length;
};

describe('a dialog that is protected against scripts', () => {
  test('begins by no way without a solved challenge, and stores nothing of who tried', async () => {
    const browser = aBrowser(api);
    for (const query of ['', 'quelle=brief', 'weiter=1']) {
      const refused = await browser.begin(survey_id, query);
      expect([refused.statusCode, refused.json().code]).toEqual([410, 'study/proof']);
    }
    const list = await browser.post('/api/register_live_list', { survey_id_list: [survey_id] });
    expect([list.statusCode, list.json().code]).toEqual([410, 'study/proof']);
    expect(list.json().msg).toContain('vor Skripten geschützt');
    expect(await conversations()).toBe(0);
  });

  test('says on each of its pages what is to be solved, and begins with that', async () => {
    await api.call('setSurveyPublicName', { survey_id, name: 'geschuetzt' }, owner.token);
    for (const way of ['dialog', 'assess_live', 'widget'].flatMap((path) =>
      [survey_id, 'geschuetzt'].map((id) => `/${path}/${id}?weiter=1`),
    )) {
      const { body } = await aBrowser(api).open(way);
      const [, data = '{}'] = /<script type="application\/json" id="dialog-data">(.*?)<\/script>/s.exec(body) ?? [];
      const { proof }: { proof?: ProofChallenge } = JSON.parse(data);
      expect([way, proof?.survey_ids]).toEqual([way, [survey_id]]);
      expect(proof && (await begin(solved(proof), second))).toBe('begun');
    }
  });

  test('asks nothing any more once it is taken back, and nothing where it was never set', async () => {
    const free = await insertSurvey(api, { blocks: threeQuestions, owner });
    expect(await begin(undefined, api, free)).toBe('begun');
    expect(await api.call('proofChallenge', { survey_ids: [free] })).toEqual({ challenge: null });
    await api.call('setStudyProof', { survey_id, proof: false }, owner.token);
    expect(await begin()).toBe('begun');
    expect((await aBrowser(api).open(`/dialog/${survey_id}`)).body).not.toContain('"proof"');
  });

  test('asks nothing of who tries it by the test link', async () => {
    const link_id = crypto.randomUUID();
    const { test_link } = await api.call('setStudyTestLink', { survey_id, link_id }, owner.token);
    expect((await aBrowser(api).begin(survey_id, test_link?.query)).statusCode).toBe(200);
    expect((await aBrowser(api).begin(survey_id, 'testlink=geraten')).statusCode).toBe(410);
  });
});

describe('a solution', () => {
  test('counts once, whichever servers it is sent to at once', async () => {
    const proof = solved(await asked());
    const all = await Promise.all(Array.from({ length: 12 }, (_, at) => begin(proof, at % 2 === 0 ? api : second)));
    expect(all.filter((one) => one === 'begun')).toHaveLength(1);
    expect(all.filter((one) => one === 'study/proof-used')).toHaveLength(11);
    expect(await conversations()).toBe(1);
  });

  test('is as good as before where it was refused for another reason', async () => {
    const proof = solved(await asked());
    await api.call('setStudyPassword', { survey_id, password: 'herbst26' }, owner.token);
    expect(await begin(proof)).toBe('study/password');
    await api.call('setStudyPassword', { survey_id, password: null }, owner.token);
    expect(await begin(proof)).toBe('begun');
  });

  test('of another dialog, run out, too easy, forged or wrong is refused, each with its own word', async () => {
    const other = await insertSurvey(api, { blocks: threeQuestions, owner });
    await api.call('setStudyProof', { survey_id: other, proof: true }, owner.token);
    expect(await begin(solved(await asked([other])))).toBe('study/proof-foreign');
    expect(await begin(solved(await asked([survey_id, other])))).toBe('study/proof-foreign');

    expect(await begin(solved(setChallenge(api.services, [survey_id], NUMBERS / 10)))).toBe('study/proof-easy');

    const fair = solved(await asked());
    const wishes = { most: fair.most + 1, expires_at: fair.expires_at + 1, salt: '0'.repeat(32), survey_ids: [other] };
    for (const [field, value] of Object.entries(wishes))
      expect([field, await begin({ ...fair, [field]: value })]).toEqual([field, 'study/proof-forged']);
    expect(await begin({ ...fair, seal: 'x' })).toBe('study/proof-forged');
    expect(await begin({ ...fair, number: fair.number === 0 ? 1 : 0 })).toBe('study/proof-wrong');

    const late = { ...api.services, now: () => api.clock.now - COUNTS_FOR_MS };
    expect(await begin(solved(setChallenge(late, [survey_id])))).toBe('study/proof-expired');
    expect(await begin(fair)).toBe('begun');
  });

  test('that was used is forgotten only long after it has run out, so that no other clock takes it again', async () => {
    const proof = solved(await asked());
    expect(await begin(proof)).toBe('begun');
    const kept = async () => {
      const rows = await api.services.db.selectFrom('spent_proofs').select('salt').execute();
      return rows.some(({ salt }) => salt.toString('hex') === proof.salt);
    };
    await clearSpentProofs({ ...api.services, now: () => proof.expires_at + 59 * 60_000 });
    expect(await kept()).toBe(true);
    await clearSpentProofs({ ...api.services, now: () => proof.expires_at + 61 * 60_000 });
    expect(await kept()).toBe(false);
  });
});

test('a multi-chat asks for one solution for all of its protected dialogs, whichever way it is asked', async () => {
  const chats = await aMultiChat(api);
  const { k, z, l, public_id } = chats;
  await chats.publish();
  for (const id of [k, z]) await api.call('setStudyProof', { survey_id: id, proof: true }, chats.owner.token);
  const register = async (proof?: SolvedChallenge) =>
    aBrowser(second).post('/api/register_live_list', {
      survey_id_list: [k, z, l],
      dialog_manager_id: public_id,
      proof,
    });
  expect((await register()).json()).toMatchObject({ code: 'study/proof' });
  expect((await register(solved(await asked([k])))).json()).toMatchObject({ code: 'study/proof-foreign' });
  const { body } = await aBrowser(api).open(`/multi_live/${public_id}`);
  expect(body).toContain('"proof":{"survey_ids"');
  const proof = solved(await asked([l, z, k]));
  expect((await register(proof)).statusCode).toBe(200);
  expect((await register(proof)).json()).toMatchObject({ code: 'study/proof-used' });
});

test('of those who see a dialog, only who may share it sets its protection', async () => {
  const stranger = await anAuthor(api);
  const refused = await api.send('setStudyProof', { survey_id, proof: false }, stranger.token);
  expect(refused.status).toBe(404);
  const { proof }: CallResponse<'study'> = await api.call('study', { survey_id }, owner.token);
  expect(proof).toBe(true);
});
