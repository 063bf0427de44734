import { expect, it } from 'vitest';
import { anEndpoint } from '../../testing/anEndpoint.ts';
import { readModelSettings } from './readModelSettings.ts';

function read(env: Readonly<Record<string, string>>) {
  const problems: string[] = [];
  const settings = readModelSettings(
    (name) => env[name] ?? null,
    (problem) => problems.push(problem),
  );
  return { settings, problems };
}

it('without any setting no model is connected', () => {
  expect(read({}).settings.endpoints).toEqual([]);
});

it('reads a model and a reserve, with or without a key, and budgets', () => {
  const { settings, problems } = read({
    LLM_BASE_URL: 'https://api.example.org/v1/chat/completions',
    LLM_MODEL: 'gross',
    LLM_API_KEY: 'k',
    LLM_RESERVE_BASE_URL: 'http://localhost:11434/v1/',
    LLM_RESERVE_MODEL: 'klein',
    LLM_TOKENS_DAY: '5000',
  });
  expect(problems).toEqual([]);
  expect(settings.endpoints).toEqual([
    anEndpoint('https://api.example.org/v1', { key: 'k', model: 'gross' }),
    anEndpoint('http://localhost:11434/v1', { name: 'reserve' }),
  ]);
  expect(settings.budgets).toEqual({ conversation: 100_000, survey: 2_000_000, day: 5_000 });
});

it('reads a provider of its own language, at its usual address, with time and prices', () => {
  const { settings, problems } = read({
    LLM_PROVIDER: 'anthropic',
    LLM_MODEL: 'claude',
    LLM_API_KEY: 'k',
    LLM_SECONDS: '90',
    LLM_PRICE_IN: '3',
    LLM_PRICE_OUT: '15.5',
    LLM_CURRENCY: 'USD',
    LLM_RESERVE_PROVIDER: 'ollama',
    LLM_RESERVE_MODEL: 'qwen3',
  });
  expect(problems).toEqual([]);
  expect(settings.endpoints).toEqual([
    anEndpoint('https://api.anthropic.com/v1', {
      provider: 'anthropic',
      key: 'k',
      model: 'claude',
      seconds: 90,
      price: { sent: 3, answered: 15.5, currency: 'USD' },
    }),
    anEndpoint('http://127.0.0.1:11434', { name: 'reserve', provider: 'ollama', model: 'qwen3' }),
  ]);
});

it.each<[Record<string, string>, string]>([
  [{ LLM_BASE_URL: 'https://api.example.org' }, 'LLM_MODEL gehören zusammen'],
  [{ LLM_BASE_URL: 'api.example.org', LLM_MODEL: 'm' }, 'ist keine Web-Adresse'],
  [{ LLM_BASE_URL: 'https://a:b@example.org', LLM_MODEL: 'm' }, 'keine Zugangsdaten'],
  [{ LLM_RESERVE_BASE_URL: 'https://example.org', LLM_RESERVE_MODEL: 'm' }, 'nur ein zweites Sprachmodell'],
  [{ LLM_PROVIDER: 'claude', LLM_MODEL: 'm' }, 'keiner der bekannten Anbieter: openai, anthropic'],
  [{ LLM_PROVIDER: 'gemini', LLM_MODEL: 'm' }, 'verlangt LLM_API_KEY'],
  [{ LLM_PROVIDER: 'ollama' }, 'LLM_MODEL gehören zusammen'],
  [{ LLM_PROVIDER: 'ollama', LLM_MODEL: 'm', LLM_SECONDS: '500' }, 'eine ganze Zahl von 5 bis 120'],
  [{ LLM_PROVIDER: 'ollama', LLM_MODEL: 'm', LLM_PRICE_IN: '1' }, 'LLM_PRICE_OUT'],
  [{ LLM_PROVIDER: 'ollama', LLM_MODEL: 'm', LLM_PRICE_IN: '1,5', LLM_PRICE_OUT: '2' }, 'mit Punkt statt Komma'],
  [{ LLM_TOKENS_DAY: 'viele' }, 'LLM_TOKENS_DAY=viele ist keine Anzahl'],
])('says what is wrong with %o', (env, sentence) => {
  expect(read(env).problems.join()).toContain(sentence);
});
