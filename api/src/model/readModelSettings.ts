import { isModelUrl, MODEL_SECONDS, usualModelUrls } from '@dialogwerk/shared/contract';
import { modelProvider } from '@dialogwerk/shared/contract/schemas';
import { startTexts } from '../texts.ts';
import type { ModelSettings } from './Model.ts';
import type { Endpoint, EndpointName, ModelPrice } from './Endpoint.ts';
import { endpointUrl } from './endpointUrl.ts';
import { providers } from './providers/providers.ts';

/** Enough for some hundred respondents at one time. */
const AT_ONCE = 8;
const BUDGETS = { conversation: 100_000, survey: 2_000_000, day: 10_000_000 };

/** Such as `0.15`. */
const PRICE = /^\d{1,6}(?:\.\d{1,6})?$/;

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
    const named = given(`${prefix}_PROVIDER`);
    if (url === null && model === null && key === null && named === null) return [];
    const provider = modelProvider.safeParse(named ?? 'openai').data;
    if (provider === undefined) {
      problem(startTexts.modelProvider(prefix, modelProvider.options));
      return [];
    }
    const { needsKey } = providers[provider];
    const address = url ?? usualModelUrls[provider];
    if (address === null || model === null) {
      problem(startTexts.modelIncomplete(prefix));
      return [];
    }
    if (needsKey && key === null) {
      problem(startTexts.modelKey(prefix, provider));
      return [];
    }
    if (!isModelUrl(address)) {
      problem(startTexts.modelAddress(prefix, address));
      return [];
    }
    return [
      {
        name,
        provider,
        url: endpointUrl(address),
        key,
        model,
        seconds: secondsOf(`${prefix}_SECONDS`),
        price: priceOf(prefix),
      },
    ];
  };
  const secondsOf = (name: string): number | null => {
    const value = given(name);
    if (value === null) return null;
    const seconds = Number(value);
    if (Number.isInteger(seconds) && seconds >= MODEL_SECONDS.min && seconds <= MODEL_SECONDS.max) return seconds;
    problem(startTexts.modelSeconds(name, MODEL_SECONDS));
    return null;
  };
  const priceOf = (prefix: string): ModelPrice | null => {
    const [sent, answered] = [given(`${prefix}_PRICE_IN`), given(`${prefix}_PRICE_OUT`)];
    if (sent === null && answered === null) return null;
    const currency = given('LLM_CURRENCY') ?? 'EUR';
    if ([sent, answered].every((one) => one !== null && PRICE.test(one)) && /^[A-Z]{3}$/.test(currency)) {
      return { sent: Number(sent), answered: Number(answered), currency };
    }
    problem(startTexts.modelPrice(prefix));
    return null;
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
