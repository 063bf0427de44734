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
  messages: null,
  tokens_in: 100,
  tokens_out: 20,
  tokens_thought: 0,
  cost: null,
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
  expect(slow).toContain('Keine verwertbare Antwort: zu langsam.');
});

test('each call shows what was sent, masked as it was, and its tokens, time and cost', async () => {
  const cost = { amount: 0.00125, currency: 'EUR' };
  const messages = [
    { role: 'system', content: 'Du bist Kommissarin Vogt.' },
    { role: 'user', content: '{"person":"Ich heiße [Name 1]"}' },
  ] as const;
  open(() => [
    kept({ messages: [...messages], tokens_in: 1_200, tokens_out: 90, tokens_thought: 70, took_ms: 8_240, cost }),
    kept({ cost }),
  ]);
  const list = await screen.findByRole('list');
  const text = list.children[0]?.textContent;
  expect(text).toContain('1.200 Tokens gesendet, 90 erhalten, davon 70 zum Nachdenken · 8,2 s · 0,00125');
  expect(text).toContain('Du bist Kommissarin Vogt.');
  expect(text).toContain('Ich heiße [Name 1]');
  expect(list.children[1]?.querySelector('details')).toBeNull();
  expect(screen.getByText(/0,0025.* für 2 Anfragen/)).toBeDefined();
});

test('a cost that is unknown is called so', async () => {
  open(() => [kept({})]);
  expect((await screen.findByRole('list')).textContent).toContain('Kosten unbekannt');
  expect(screen.queryByText(/für 1 Anfrage/)).toBeNull();
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
