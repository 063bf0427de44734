import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import type { Services } from '../services.ts';
import { aPng } from '../../testing/media/sampleFiles.ts';
import { anAuthor } from '../../testing/anAuthor.ts';
import { insertSurvey } from '../../testing/insertSurvey.ts';
import { startTestApi, testAppOptions } from '../../testing/startTestApi.ts';
import type { TestApi } from '../../testing/startTestApi.ts';
import { uploadMedia } from '../../testing/uploadFile.ts';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.stop());

const fault = (code: string) => Object.assign(new Error('no space left'), { code });
const busy = { status: 503, body: { msg: 'server_busy', request_id: expect.any(String) } };

/** The api with something of it replaced. */
async function withServices(services: Partial<Services>): Promise<TestApi> {
  const app = await buildApp({ ...api.services, ...services }, testAppOptions);
  return { ...api, app };
}

test.each(['ENOSPC', 'EDQUOT', '53100'])(
  'a file that finds no place (%s) is answered with 503, the readiness says so, and half a minute later is asked anew',
  async (code) => {
    const author = await anAuthor(api);
    const survey_id = await insertSurvey(api, { blocks: [], owner: author });
    const put = () => Promise.reject(fault(code));
    const full = await withServices({ media: { ...api.services.media, put } });
    expect((await full.app.inject('/health/ready')).statusCode).toBe(200);
    const refused = await uploadMedia(full, survey_id, 'logo', aPng(), { token: author.token });
    expect(refused).toMatchObject(busy);
    expect(refused.headers['retry-after']).toBe('30');
    const ready = await full.app.inject('/health/ready');
    expect(ready.statusCode).toBe(503);
    expect(ready.json()).toMatchObject({ msg: expect.stringContaining('kein Platz mehr') });
    expect(await api.services.db.selectFrom('media').selectAll().execute()).toEqual([]);
    api.clock.now += 31_000;
    expect((await full.app.inject('/health/ready')).statusCode).toBe(200);
    await full.app.close();
  },
);
