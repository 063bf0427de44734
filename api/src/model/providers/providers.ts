import type { ModelProvider } from '@dialogwerk/shared/contract';
import { byLibrary } from './byLibrary.ts';
import { ollama } from './ollama.ts';
import { openAi } from './openAi.ts';
import type { Provider } from './Provider.ts';

interface KnownProvider {
  readonly ask: Provider;
  readonly needsKey: boolean;
}

/** Every kind of endpoint. A library is loaded with the first request that needs it, by who has connected such a model. */
export const providers: Readonly<Record<ModelProvider, KnownProvider>> = {
  openai: { ask: openAi, needsKey: false },
  anthropic: {
    ask: byLibrary(async ({ endpoint: { url, key, model }, fetch }) => {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return createAnthropic({ baseURL: url, apiKey: key ?? '', fetch })(model);
    }),
    needsKey: true,
  },
  gemini: {
    ask: byLibrary(async ({ endpoint: { url, key, model }, fetch }) => {
      const { createGoogle } = await import('@ai-sdk/google');
      return createGoogle({ baseURL: url, apiKey: key ?? '', fetch })(model);
    }),
    needsKey: true,
  },
  mistral: {
    ask: byLibrary(async ({ endpoint: { url, key, model }, fetch }) => {
      const { createMistral } = await import('@ai-sdk/mistral');
      return createMistral({ baseURL: url, apiKey: key ?? '', fetch })(model);
    }),
    needsKey: true,
  },
  ollama: { ask: ollama, needsKey: false },
};
