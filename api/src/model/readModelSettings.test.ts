import { expect, it } from 'vitest';
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
    { name: 'main', url: 'https://api.example.org/v1', key: 'k', model: 'gross' },
    { name: 'reserve', url: 'http://localhost:11434/v1', key: null, model: 'klein' },
  ]);
  expect(settings.budgets).toEqual({ conversation: 100_000, survey: 2_000_000, day: 5_000 });
});

it.each<[Record<string, string>, string]>([
  [{ LLM_BASE_URL: 'https://api.example.org' }, 'LLM_MODEL gehören zusammen'],
  [{ LLM_BASE_URL: 'api.example.org', LLM_MODEL: 'm' }, 'ist keine Web-Adresse'],
  [{ LLM_BASE_URL: 'https://a:b@example.org', LLM_MODEL: 'm' }, 'keine Zugangsdaten'],
  [{ LLM_RESERVE_BASE_URL: 'https://example.org', LLM_RESERVE_MODEL: 'm' }, 'nur ein zweites Sprachmodell'],
  [{ LLM_TOKENS_DAY: 'viele' }, 'LLM_TOKENS_DAY=viele ist keine Anzahl'],
])('says what is wrong with %o', (env, sentence) => {
  expect(read(env).problems.join()).toContain(sentence);
});
