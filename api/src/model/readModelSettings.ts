import { trimSigns } from '@dialogwerk/shared/dialog';
import { startTexts } from '../texts.ts';
import type { ModelSettings } from './createModel.ts';
import type { Endpoint, EndpointName } from './Endpoint.ts';

/** Enough for some hundred respondents at one time. */
const AT_ONCE = 8;
const BUDGETS = { conversation: 100_000, survey: 2_000_000, day: 10_000_000 };

const prefixes = { main: 'LLM', reserve: 'LLM_RESERVE' } as const;

/** The models of an environment, and what they may use; `problem` gets a German sentence for each setting that is wrong. */
export function readModelSettings(
  given: (name: string) => string | null,
  problem: (sentence: string) => void,
): ModelSettings {
  const endpoint = (name: EndpointName): Endpoint[] => {
    const prefix = prefixes[name];
    const url = given(`${prefix}_BASE_URL`);
    const model = given(`${prefix}_MODEL`);
    const key = given(`${prefix}_API_KEY`);
    if (url === null && model === null && key === null) return [];
    if (url === null || model === null) {
      problem(startTexts.modelIncomplete(prefix));
      return [];
    }
    if (!isAddress(url)) {
      problem(startTexts.modelAddress(prefix, url));
      return [];
    }
    return [{ name, url: trimSigns(url, '/', 'end').replace(/\/chat\/completions$/, ''), key, model }];
  };
  const count = (name: string, usual: number): number => {
    const value = given(name);
    if (value === null) return usual;
    if (/^[1-9]\d{0,11}$/.test(value)) return Number(value);
    problem(startTexts.modelCount(name, value));
    return usual;
  };
  const endpoints = [...endpoint('main'), ...endpoint('reserve')];
  if (endpoints[0]?.name === 'reserve') problem(startTexts.modelReserveAlone);
  return {
    endpoints,
    atOnce: count('LLM_CALLS_AT_ONCE', AT_ONCE),
    budgets: {
      conversation: count('LLM_TOKENS_CONVERSATION', BUDGETS.conversation),
      survey: count('LLM_TOKENS_SURVEY', BUDGETS.survey),
      day: count('LLM_TOKENS_DAY', BUDGETS.day),
    },
  };
}

function isAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, username } = new URL(value);
  return (protocol === 'https:' || protocol === 'http:') && username === '';
}
