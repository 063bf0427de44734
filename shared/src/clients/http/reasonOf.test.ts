import { expect, test } from 'vitest';
import { ApiError } from './ApiError.ts';
import { reasonOf } from './reasonOf.ts';

test("the server's own sentence is shown as it is", () => {
  expect(reasonOf(new ApiError('createSurvey', 400, { msg: 'Der Name fehlt.' }))).toBe('Der Name fehlt.');
});

test('no answer, a busy server and a fault without words each get a sentence, never a name or an empty text', () => {
  expect(reasonOf(new ApiError('answers', 0, null))).toContain('nicht erreichbar');
  expect(reasonOf(new ApiError('answers', 503, { msg: 'server_busy', code: 'server/busy' }))).toContain('ausgelastet');
  expect(reasonOf(new ApiError('answers', 500, null))).toBe('Ein Fehler ist aufgetreten (Status 500).');
  expect(reasonOf(new TypeError('x is undefined'))).toBe('Ein Fehler ist aufgetreten.');
});
