import { beforeAll, beforeEach, expect, it, test } from 'vitest';
import { anAuthor } from '../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { apiOfFile } from '../../../testing/apiOfFile.ts';
import { threeQuestions } from '../../../testing/blocks.ts';
import { insertSurvey } from '../../../testing/insertSurvey.ts';

const api = await apiOfFile();
let owner: TestAuthor;
let survey_id: string;
beforeAll(async () => {
  owner = await anAuthor(api);
  await api.product.release('shell', 's1', { 'live.html': '<!--dialog:head-->' });
});
beforeEach(async () => {
  survey_id = await insertSurvey(api, { blocks: threeQuestions, owner });
});

const allow = (...sites: string[]) => api.send('setEmbedding', { survey_id, sites }, owner.token);
const ancestors = async (path: string) => {
  const { headers } = await api.app.inject({ method: 'GET', url: `${path}${survey_id}` });
  return /frame-ancestors ([^;]+)/.exec(String(headers['content-security-policy']))?.[1];
};

test('every website may show a dialog until some are named, each once; then those and Teilen alone', async () => {
  expect(await api.call('embedding', { survey_id }, owner.token)).toEqual({ sites: [] });
  expect(await ancestors('/widget/')).toBe('*');
  const sites = ['https://www.example.org', 'http://localhost:8080', 'https://*.example.com'];
  expect(await allow(...sites, 'HTTPS://www.Example.org ')).toMatchObject({ status: 200, body: { sites } });
  expect(await api.call('embedding', { survey_id }, owner.token)).toEqual({ sites });
  expect(await ancestors('/widget/')).toBe(["'self'", ...sites].join(' '));
  expect(await ancestors('/dialog/')).toBe("'none'");
  await allow();
  expect(await ancestors('/widget/')).toBe('*');
});

it.each([
  'www.example.org',
  'https://',
  'https://example.org/',
  'https://example.org/seite',
  "https://example.org 'unsafe-inline'",
  'https://example.org; script-src *',
  'https://example.org\nx: y',
  'https://*',
  'https://a.*.org',
  'https://ex_ample.org',
  'https://user@example.org',
  'javascript:alert(1)',
  'https://münchen.de',
])('%j is no website, and nothing changes', async (site) => {
  expect(await allow(site)).toMatchObject({ status: 400 });
  expect(await api.call('embedding', { survey_id }, owner.token)).toEqual({ sites: [] });
});

test('more than twenty are too many, with a sentence', async () => {
  const many = Array.from({ length: 21 }, (_, at) => `https://s${at}.example.org`);
  expect(await allow(...many)).toMatchObject({ status: 400 });
});
