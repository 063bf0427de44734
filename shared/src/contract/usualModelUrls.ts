/** Where a provider of language models is asked unless the operator or an administrator says otherwise; null: that has to be said. */
export const usualModelUrls = {
  openai: null,
  anthropic: 'https://api.anthropic.com/v1',
  gemini: 'https://generativelanguage.googleapis.com/v1beta',
  mistral: 'https://api.mistral.ai/v1',
  ollama: 'http://127.0.0.1:11434',
} as const satisfies Readonly<Record<string, string | null>>;
