import { createHash } from 'node:crypto';
import type { Question } from './Ask.ts';

/** SHA-256, in hex, of all that a question says, the same wherever and whenever it is asked. */
export function requestHash({
  purpose,
  prompt_version,
  request,
}: Pick<Question, 'purpose' | 'prompt_version' | 'request'>): string {
  const { messages, temperature, max_tokens, form } = request;
  const canonical = [
    purpose,
    prompt_version,
    messages.map(({ role, content }) => [role, content]),
    temperature,
    max_tokens,
    form && [form.name, form.schema],
  ];
  return createHash('sha256').update(JSON.stringify(canonical)).digest('hex');
}
