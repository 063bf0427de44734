import { describe, expect, test } from 'vitest';
import type { BlockOf } from '../../../contract/index.ts';
import { aSnapshot } from '../../testing/aSnapshot.ts';
import { api, message, open, single } from '../../testing/blocks.ts';
import { checkDialog } from '../checkDialog.ts';

/** What is found about secrets in a dialog with one request, of an author who has kept KEY. */
function foundIn(
  fields: Partial<BlockOf<'api'>>,
  known: ReadonlyMap<string, readonly string[]> | null = new Map([['KEY', ['example.org', 'api.example.org']]]),
) {
  const snapshot = aSnapshot([
    open('q', { context: 'Wie heißen Sie?', variable: 'name' }),
    api('i', { context: 'Moment …', url: 'https://example.org/', ...fields }),
    message('m', { context: 'Danke.' }),
  ]);
  return checkDialog(snapshot, { secrets: known }).map(({ kind, unique_question_id: at }) => `${kind} ${at}`);
}
const header = (name: string, value: string) => ({ headers: [{ name, value }] });

describe('secrets of a dialog', () => {
  test('that are kept and used where they count raise nothing', () => {
    const body = '{"key": "{{secret.KEY}}", "name": "{{name}}"}';
    const url = 'https://example.org/?token={{secret.KEY}}&n={{name}}';
    expect(foundIn({ method: 'POST', url, body, ...header('Authorization', 'Bearer {{secret.KEY}}') })).toEqual([]);
  });

  test.each<[string, Partial<BlockOf<'api'>>]>([
    ['the address', { url: 'https://example.org/{{secret.OTHER}}' }],
    ['a header', header('Authorization', '{{secret.OTHER}}')],
    ['the body', { method: 'POST', body: '"{{secret.OTHER}}"' }],
    ['another spelling', { url: 'https://example.org/{{secret.key}}' }],
  ])('that are not kept are missed in %s', (_, fields) => {
    expect(foundIn(fields)).toEqual(['secret-missing i']);
    expect(foundIn(fields, null)).toEqual([]);
  });

  test('are found in every text that respondents may come to see, and are no unknown variables there', () => {
    expect(foundIn({ context: 'Moment {{secret.KEY}}' })).toEqual(['secret-misplaced i']);
    const texts = aSnapshot(
      [
        single('q', { context: 'Was?', reason: '{{secret.KEY}}', options: [{ id: 'a', text: 'A', score: null }] }),
        single('r', { context: 'Wer?', options: [{ id: 'a', text: 'Wie {{secret.KEY}}', score: null }] }),
        message('m', { context: 'Danke.', acknowledgement: '{{ secret.KEY }}' }),
      ],
      { welcome: 'Hallo {{secret.KEY}}' },
    );
    expect(checkDialog(texts).map(({ kind, unique_question_id: at }) => [kind, at])).toEqual([
      ['secret-misplaced', null],
      ['secret-misplaced', 'q'],
      ['secret-misplaced', 'r'],
      ['secret-misplaced', 'm'],
    ]);
  });

  test('take their name from no variable', () => {
    const snapshot = aSnapshot([open('q', { context: 'Wie heißen Sie?', variable: 'secret.KEY' })]);
    expect(checkDialog(snapshot)).toMatchObject([{ kind: 'variable-invalid', unique_question_id: 'q' }]);
  });

  test('unknown variables in a header are found like those in the address', () => {
    expect(foundIn(header('X-Name', '{{nmae}}'))).toEqual(['variable-unknown i']);
    const early = aSnapshot([
      api('i', { context: 'Moment …', url: 'https://example.org/', ...header('X-Name', '{{name}}') }),
      open('q', { context: 'Wie heißen Sie?', variable: 'name' }),
    ]);
    expect(checkDialog(early)).toMatchObject([{ kind: 'variable-early', unique_question_id: 'i' }]);
  });
});

describe('what seems to be a key', () => {
  test.each<[string, Partial<BlockOf<'api'>>]>([
    ['Authorization', header('authorization', 'Bearer 0a1b2c3d4e5f')],
    ['a key of one’s own header', header('X-Api-Key', '0a1b2c3d4e5f')],
    ['a parameter', { url: 'https://example.org/v1?q={{name}}&api_key=0a1b2c3d4e5f#x' }],
    ['a parameter called key', { url: 'https://example.org/v1?key=0a1b2c3d4e5f' }],
    ['a password before the host', { url: 'https://anna:geheim123@example.org/' }],
    ['a member of the body', { method: 'POST', body: '{"access_token": "0a1b2c3d4e5f"}' }],
    ['the form of a known key', { url: `https://example.org/sk-${'a1'.repeat(12)}` }],
    ['a signed token', { method: 'POST', body: `"eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc"` }],
    ['half of one', header('Authorization', 'Bearer abc-123-{{secret.KEY}}')],
  ])('is a warning with advice: %s', (_, fields) => {
    expect(foundIn(fields)).toEqual(['key-in-clear i']);
  });

  test('is never quoted', () => {
    const snapshot = aSnapshot([
      api('i', { url: 'https://e.org/?key=0a1b2c3d4e5f', ...header('Cookie', 's=0a1b2c3d') }),
    ]);
    expect(JSON.stringify(checkDialog(snapshot))).not.toMatch(/0a1b2c3d/);
  });

  test.each<[string, Partial<BlockOf<'api'>>]>([
    ['words', { url: 'https://example.org/keys/token?q=schluessel&monkey=banane123' }],
    ['other headers', header('Accept-Language', 'de-DE,de;q=0.9')],
    ['an empty key', { url: 'https://example.org/?key=&token={{name}}' }],
    ['a scheme before a secret', header('Authorization', 'Basic {{secret.KEY}}')],
    ['a body that is not sent', { method: 'GET', body: '{"token": "0a1b2c3d4e5f"}' }],
  ])('is not seen in %s', (_, fields) => {
    expect(foundIn(fields)).toEqual([]);
  });
});
