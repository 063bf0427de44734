import type { BlockOf, VariableValue } from '../../../contract/index.ts';
import { cleanText } from '../../text/cleanText.ts';
import { placeholder, secretNamed } from '../../text/placeholders.ts';
import type { CompiledSurvey } from '../survey/CompiledSurvey.ts';
import { requestOf } from '../ConversationState.ts';
import type { ConversationState } from '../ConversationState.ts';
import type { ApiRequest } from '../events.ts';
import { requestText } from './RequestText.ts';
import type { RequestText, SecretPlace } from './RequestText.ts';

type Variables = Readonly<Record<string, VariableValue>>;

/** A JSON text of an author's; one without an end is taken to the end. */
const jsonText = /"(?:[^"\\]|\\.)*"?/g;
/** What a header cannot carry, or what could be taken for something else in it. */
const unfitForHeader = /[^\x20-\x7e]|[%{}]/gu;

function valueOf(variables: Variables, name: string): VariableValue {
  return Object.hasOwn(variables, name) ? (variables[name] ?? null) : null;
}

/** A value as machines write it, nothing for a missing one; well formed, because half a surrogate pair cannot be encoded. */
function written(value: VariableValue): string {
  return cleanText(Array.isArray(value) ? value.join(',') : String(value ?? ''));
}

/** How a value is written so that it can be no other part of where it stands. */
const writers: Readonly<Record<SecretPlace, (value: VariableValue) => string>> = {
  address: (value) => encodeURIComponent(written(value)),
  header: (value) => written(value).replaceAll(unfitForHeader, encodeURIComponent),
  'json-text': (value) => JSON.stringify(written(value)).slice(1, -1),
  'json-value': (value) => JSON.stringify(value),
};

type Pieces = Exclude<RequestText, string>[number][];

function pieces(text: string, place: SecretPlace, variables: Variables): Pieces {
  return split(text, placeholder, ([, name = '']) => {
    const secret = secretNamed(name);
    return [secret === null ? writers[place](valueOf(variables, name)) : { secret, place }];
  });
}

/** Inside quotation marks a variable is text, outside it is the JSON of its value, so that a value can never change the JSON around it. */
function bodyPieces(body: string, variables: Variables): Pieces {
  return split(
    body,
    jsonText,
    ([text]) => pieces(text, 'json-text', variables),
    (between) => pieces(between, 'json-value', variables),
  );
}

/** The text with what is found in it replaced, and what lies between as it is unless said otherwise. */
function split(
  text: string,
  sought: RegExp,
  replaced: (found: RegExpExecArray) => Pieces,
  kept: (between: string) => Pieces = (between) => [between],
): Pieces {
  const all: Pieces = [];
  let end = 0;
  for (const found of text.matchAll(sought)) {
    all.push(...kept(text.slice(end, found.index)), ...replaced(found));
    end = found.index + found[0].length;
  }
  return [...all, ...kept(text.slice(end))];
}

/** The request of an `api` block, with its variables filled in; its secrets are not. */
export function requestFor(block: BlockOf<'api'>, variables: Variables): ApiRequest {
  const { unique_question_id, method, timeout_ms, mapping } = block;
  const url = requestText(pieces(block.url, 'address', variables));
  const body = method === 'GET' || block.body === '' ? null : requestText(bodyPieces(block.body, variables));
  const headers = block.headers.map(({ name, value }) => ({
    name,
    value: requestText(pieces(value, 'header', variables)),
  }));
  return {
    unique_question_id,
    method,
    url,
    ...(headers.length > 0 ? { headers } : {}),
    body,
    timeout_ms,
    mapping,
  };
}

/** The request that a conversation waits for, to make it again after a crash; null when it waits for none. */
export function openRequest(survey: CompiledSurvey, state: ConversationState): ApiRequest | null {
  if (requestOf(state) === null || state.open === null) return null;
  const block = survey.blocks.get(state.open.unique_question_id)?.block;
  return block?.type === 'api' ? requestFor(block, state.variables) : null;
}
