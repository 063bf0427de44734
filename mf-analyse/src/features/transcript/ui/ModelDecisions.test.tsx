import { ApiError } from '@dialogwerk/shared/clients';
import type { ModelCallKept } from '@dialogwerk/shared/contract';
import { fakeAuthorApi } from '@dialogwerk/shared/testing';
import { renderPart, screen, waitFor } from '@dialogwerk/shared/testing/part';
import { afterEach, expect, test } from 'vitest';
import { ModelDecisions } from './ModelDecisions.tsx';

const conversation_id = '11111111-1111-4111-8111-111111111111';
const kept = (fields: Partial<ModelCallKept>): ModelCallKept => ({
  call_id: crypto.randomUUID(),
  turn: 2,
  unique_question_id: 'talk',
  purpose: 'judge',
  prompt_version: 'judge-1',
  request_hash: 'ab',
  endpoint: 'main',
  model: 'klein',
  parameters: {},
  answer: '',
  fault: null,
  verdict: {},
  tokens_in: 100,
  tokens_out: 20,
  took_ms: 300,
  made_at: Date.UTC(2026, 10, 21, 9, 0),
  ...fields,
});

let restore = (): void => {};
afterEach(() => restore());

function open(calls: () => ModelCallKept[]) {
  const api = fakeAuthorApi({ conversationModelCalls: () => ({ calls: calls() }) });
  ({ restore } = api);
  renderPart(() => <ModelDecisions survey_id="s" conversation_id={conversation_id} />);
  return api.made;
}

test('each call says what was decided, on which words, when, and by which wording of the question', async () => {
  const verdict = { condition_id: 'weg', status: 'met', quote: 'Es ging um Geld.', reply: 1, confidence: 0.9 } as const;
  open(() => [
    kept({ verdict: { conditions: [{ ...verdict, refused: 'not-sure' }] } }),
    kept({ verdict: { conditions: [{ ...verdict, refused: null }] } }),
    kept({ purpose: 'talk', prompt_version: 'talk-1', verdict: { shown: 'Und dann?', refused: null } }),
    kept({ purpose: 'talk', fault: 'bad-answer', verdict: { shown: null, refused: 'shows-brief' } }),
    kept({ purpose: 'probe', verdict: { shown: null, refused: null } }),
    kept({ purpose: 'probe', fault: 'timeout', answer: null }),
  ]);
  const list = await screen.findByRole('list');
  const [unsure, met, talk, brief, enough, slow] = [...list.children].map(({ textContent }) => textContent);
  expect(unsure).toContain('Nicht erfüllt: eine Bedingung, die es nicht mehr gibt');
  expect(unsure).toContain('nicht sicher genug');
  expect(met).toMatch(/Erfüllt: .*Es ging um Geld\. \(sicher zu 90\s%\)/);
  expect(met).toMatch(/21\.11\.2026.* · klein · judge-1/);
  expect(talk).toContain('Gesagt hat es: Und dann?');
  expect(brief).toContain('Nicht gezeigt: Es gab Ihren Auftrag wieder.');
  expect(enough).toContain('Nein, es war alles gesagt.');
  expect(slow).toContain('Keine Antwort, die zählt: zu langsam.');
});

test('a conversation without a model shows nothing', async () => {
  const made = open(() => []);
  await waitFor(() => expect(made).toHaveLength(1));
  expect(screen.queryByText('Entscheidungen des Modells')).toBeNull();
});

test('why they are not there is said, and they can be asked for again', async () => {
  open(() => {
    throw new ApiError('conversationModelCalls', 500, { msg: 'Aus.' });
  });
  expect((await screen.findByRole('alert')).textContent).toContain('konnten nicht geladen werden. Aus.');
});
