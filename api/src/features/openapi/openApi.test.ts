import { Validator } from '@seriousme/openapi-schema-validator';
import { calls } from '@dialogwerk/shared/contract/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi } from '../../../testing/startTestApi.ts';
import type { TestApi } from '../../../testing/startTestApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

test('openapi.json is valid OpenAPI 3.1 and describes every call', async () => {
  const { statusCode, body } = await api.app.inject({ method: 'GET', url: '/api/openapi.json' });
  expect(statusCode).toBe(200);
  const result = await new Validator().validate(JSON.parse(body));
  expect(result).toMatchObject({ valid: true });
  for (const name of Object.keys(calls)) expect(body).toContain(`"operationId":"${name}"`);
});

test('the page for people names every call, and asks no other host for anything', async () => {
  const { headers, body } = await api.app.inject({ method: 'GET', url: '/api/docs' });
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  for (const { path } of Object.values(calls)) expect(body).toContain(path.replace(/:(\w+)/g, '{$1}'));
  expect(body).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
});
