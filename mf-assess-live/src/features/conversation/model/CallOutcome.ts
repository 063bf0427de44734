import type { ChatState, ErrorCode, StaleTurn } from '@dialogwerk/shared/contract';
import type { Delay } from './Conversation.ts';

/** What a failed call means for the conversation. */
export type CallOutcome = Again | Refusal;

/** The same call again, later. */
interface Again {
  readonly kind: 'again';
  readonly because: Delay;
  readonly requestId: string | undefined;
}

/** The server's last word on a call, with the id under which its log has it. */
export type Refusal = { readonly requestId: string | undefined } & Refused;

type Refused =
  /** Another question is open by now; without a state it has to be asked for. */
  | { readonly kind: 'stale'; readonly state: ChatState | null; readonly msg: string }
  /** The dialog is not active any more. */
  | { readonly kind: 'inactive' }
  /** Session or conversation are not there any more; `unreadable` where the token says nothing at all. */
  | { readonly kind: 'lost'; readonly unreadable?: true }
  | { readonly kind: 'refused'; readonly msg: string; readonly status: number };

/** Why something beside the conversation was not done. */
export interface NotDone {
  /** The server's; '' where it said none. */
  readonly sentence: string;
  /** Under which the server's log has it; undefined where there was no answer. */
  readonly requestId: string | undefined;
}

export function notDone(outcome: CallOutcome): NotDone {
  return { sentence: 'msg' in outcome ? outcome.msg : '', requestId: outcome.requestId };
}

interface FailedCall {
  /** 0 when there was no answer. */
  readonly status: number;
  readonly code: ErrorCode | null;
  readonly msg: string;
  readonly body: unknown;
}

const meanings: Partial<Record<ErrorCode, 'stale' | 'inactive' | 'lost'>> = {
  'turn/stale': 'stale',
  'answer/unknown': 'stale',
  'survey/inactive': 'inactive',
  'conversation/unknown': 'lost',
  'survey/unknown-link': 'lost',
  'survey/unknown': 'lost',
};

/** Spec §8 and domain.md §4. What is no answer of ours, as of a proxy on the way, has no code. Throws what is not a failed call. */
export function callOutcomeOf(error: unknown): CallOutcome {
  if (!isFailedCall(error)) throw error;
  const { status, code, msg, body } = error;
  const requestId = requestIdIn(body);
  if (status === 0) return { kind: 'again', because: 'no-answer', requestId };
  if (status === 408 || status === 429 || status === 503) return { kind: 'again', because: 'busy', requestId };
  if (status >= 500) return { kind: 'again', because: 'fault', requestId };
  if (code === 'token/unreadable') return { kind: 'lost', unreadable: true, requestId };
  if (status === 401 || status === 403) return { kind: 'lost', requestId };
  const kind = (code && meanings[code]) ?? 'refused';
  if (kind === 'stale') return { kind, state: isStaleTurn(body) ? body.state : null, msg, requestId };
  return kind === 'refused' ? { kind, msg, status, requestId } : { kind, requestId };
}

/** By its fields and not by its class, because author and respondent clients may come from two copies of the package. */
function isFailedCall(error: unknown): error is FailedCall {
  return (
    error instanceof Error &&
    'status' in error &&
    typeof error.status === 'number' &&
    'msg' in error &&
    typeof error.msg === 'string' &&
    'code' in error &&
    'body' in error
  );
}

function requestIdIn(body: unknown): string | undefined {
  const isTold = typeof body === 'object' && body !== null && 'request_id' in body;
  return isTold && typeof body.request_id === 'string' ? body.request_id : undefined;
}

function isStaleTurn(body: unknown): body is StaleTurn {
  return (
    typeof body === 'object' &&
    body !== null &&
    'state' in body &&
    typeof body.state === 'object' &&
    body.state !== null &&
    'entries' in body.state &&
    Array.isArray(body.state.entries) &&
    'turn' in body.state
  );
}
