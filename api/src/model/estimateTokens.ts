import type { ModelRequest } from './ModelRequest.ts';

/** German has some 3.3 characters a token; what is wrapped around each message is a few more. */
const SIGNS_PER_TOKEN = 3.3;
const PER_MESSAGE = 4;

export function tokensOf(text: string): number {
  return Math.ceil(text.length / SIGNS_PER_TOKEN);
}

/** What a request takes at most, in tokens: what is sent, as far as its length tells, and the longest answer. */
export function estimateTokens({ messages, max_tokens }: ModelRequest): number {
  return messages.reduce((sum, { content }) => sum + tokensOf(content) + PER_MESSAGE, max_tokens);
}
