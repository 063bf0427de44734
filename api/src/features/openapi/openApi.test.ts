import { Validator } from '@seriousme/openapi-schema-validator';
import { streams, uploads, WEBHOOK_EVENTS } from '@dialogwerk/shared/contract';
import type { CallRecord } from '@dialogwerk/shared/contract';
import { calls } from '@dialogwerk/shared/contract/calls';
import { namedSchemas } from '@dialogwerk/shared/contract/described';
import { expect, test } from 'vitest';
import { apiOfFile } from '../../../testing/apiOfFile.ts';

const api = await apiOfFile();

test('openapi.json is valid OpenAPI 3.1 and describes every call', async () => {
  const { statusCode, body } = await api.app.inject({ method: 'GET', url: '/api/openapi.json' });
  expect(statusCode).toBe(200);
  const result = await new Validator().validate(JSON.parse(body));
  expect(result).toMatchObject({ valid: true });
  for (const name of Object.keys(calls)) expect(body).toContain(`"operationId":"${name}"`);
  for (const name of Object.keys(uploads)) expect(body).toContain(`"operationId":"upload.${name}"`);
  for (const name of Object.keys(streams)) expect(body).toContain(`"operationId":"stream.${name}"`);
});

test('what calls share stands once, under its name, and every reference leads somewhere', async () => {
  const { body } = await api.app.inject({ method: 'GET', url: '/api/openapi.json' });
  const { components } = JSON.parse(body);
  for (const [, kind = '', name = ''] of body.matchAll(/"#\/components\/(\w+)\/([^"]+)"/g)) {
    expect(Object.keys(components[kind])).toContain(name);
  }
  expect(body.match(/"#\/\$defs/g)).toBeNull();
  expect(Object.keys(components.schemas).filter((name) => !(name.replace(/Sent$/, '') in namedSchemas))).toEqual([]);
  expect(body.length / Object.keys(calls).length).toBeLessThan(3_000);
});

test('every field in a path is a parameter', async () => {
  const { body } = await api.app.inject({ method: 'GET', url: '/api/openapi.json' });
  const { paths } = JSON.parse(body);
  const found = Object.entries<Record<string, { parameters: { name: string; in: string }[] }>>(paths).flatMap(
    ([path, methods]) => Object.values(methods).map(({ parameters }) => ({ path, parameters })),
  );
  for (const { path, parameters } of found) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(parameters.filter((one) => one.in === 'path').map(({ name }) => name)).toEqual(
      expect.arrayContaining(named),
    );
  }
});

test('the page for people names every call, and asks no other host for anything', async () => {
  const { headers, body } = await api.app.inject({ method: 'GET', url: '/api/docs' });
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  for (const { path } of Object.values(calls)) expect(body).toContain(path.replace(/:(\w+)/g, '{$1}'));
  expect(body).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
});

test('calls that keys make say by which scope, and no other call names keys', async () => {
  const { body } = await api.app.inject({ method: 'GET', url: '/api/openapi.json' });
  const { paths, components } = JSON.parse(body);
  expect(components.securitySchemes.apiKey).toMatchObject({ type: 'http', scheme: 'bearer' });
  const scoped = Object.values<Record<string, { operationId: string; security: { apiKey?: string[] }[] }>>(paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ operationId, security }) =>
      security.flatMap(({ apiKey }) => (apiKey ? [[operationId, ...apiKey]] : [])),
    );
  const records = Object.entries<CallRecord>(calls).flatMap(([name, { scope }]) => (scope ? [[name, scope]] : []));
  expect(new Set(scoped.map(String))).toEqual(new Set(records.map(String)));
});

test('each event of a webhook is described with its headers and body', async () => {
  const { body } = await api.app.inject({ method: 'GET', url: '/api/openapi.json' });
  const { webhooks, components, paths } = JSON.parse(body);
  expect(Object.keys(webhooks)).toEqual([...WEBHOOK_EVENTS, 'sample']);
  const { post } = webhooks['question.answered'];
  expect(post.parameters.map(({ name }: { name: string }) => name)).toEqual([
    'webhook-id',
    'webhook-timestamp',
    'webhook-signature',
  ]);
  expect(components.schemas.WebhookMessage.properties.version).toMatchObject({ const: 1 });
  expect(paths['/api/feeds/{file}'].get.operationId).toBe('feed.csv');
  const page = await api.app.inject({ method: 'GET', url: '/api/docs' });
  expect(page.body).toContain('webhook.conversation.finished');
});
