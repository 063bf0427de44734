import type { BlockOf, VariableValue } from '../../contract/index.ts';
import { cleanText } from '../text/cleanText.ts';
import type { CompiledSurvey } from './CompiledSurvey.ts';
import { requestOf } from './ConversationState.ts';
import type { ConversationState } from './ConversationState.ts';
import type { ApiRequest } from './events.ts';

type Variables = Readonly<Record<string, VariableValue>>;

const placeholder = /\{\{\s*([A-Za-z][A-Za-z0-9_.@#$]*)\s*\}\}/g;
/** A JSON text, or a placeholder outside of one. */
const textOrPlaceholder = /"(?:[^"\\]|\\.)*"|\{\{\s*([A-Za-z][A-Za-z0-9_.@#$]*)\s*\}\}/g;

function valueOf(variables: Variables, name: string): VariableValue {
  return Object.hasOwn(variables, name) ? (variables[name] ?? null) : null;
}

/** A value as machines write it, nothing for a missing one; well formed, because half a surrogate pair cannot be encoded. */
function written(value: VariableValue): string {
  return cleanText(Array.isArray(value) ? value.join(',') : String(value ?? ''));
}

/** Percent-encoded, so that a value can be no other part of the address. */
function filledUrl(url: string, variables: Variables): string {
  return url.replaceAll(placeholder, (_, name: string) => encodeURIComponent(written(valueOf(variables, name))));
}

/** Inside quotation marks a variable is text, outside it is the JSON of its value, so that a value can never change the JSON around it. */
function filledBody(body: string, variables: Variables): string {
  return body.replaceAll(textOrPlaceholder, (found, name?: string) => {
    if (name !== undefined) return JSON.stringify(valueOf(variables, name));
    return found.replaceAll(placeholder, (_, inside: string) =>
      JSON.stringify(written(valueOf(variables, inside))).slice(1, -1),
    );
  });
}

/** The request of an `api` block, with its variables filled in. */
export function requestFor(block: BlockOf<'api'>, variables: Variables): ApiRequest {
  const { unique_question_id, method, timeout_ms, mapping } = block;
  const url = filledUrl(block.url, variables);
  const body = method === 'GET' || block.body === '' ? null : filledBody(block.body, variables);
  return { unique_question_id, method, url, body, timeout_ms, mapping };
}

/** The request that a conversation waits for, to make it again after a crash; null when it waits for none. */
export function openRequest(survey: CompiledSurvey, state: ConversationState): ApiRequest | null {
  if (requestOf(state) === null || state.open === null) return null;
  const block = survey.blocks.get(state.open.unique_question_id)?.block;
  return block?.type === 'api' ? requestFor(block, state.variables) : null;
}
