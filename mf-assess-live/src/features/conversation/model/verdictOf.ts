import type { ChatState, StaleTurn } from '@dialogwerk/shared/contract';
import type { Delay } from './Conversation.ts';

/** What a failed call means for the conversation. */
export type Verdict =
  /** The same call again, later. */
  | { readonly kind: 'again'; readonly because: Delay }
  /** Another question is open by now; without a state it has to be asked for. */
  | { readonly kind: 'stale'; readonly state: ChatState | null; readonly msg: string }
  /** The dialog is not active any more. */
  | { readonly kind: 'inactive' }
  /** Session or conversation are not there any more. */
  | { readonly kind: 'lost' }
  | { readonly kind: 'refused'; readonly msg: string; readonly status: number };

interface FailedCall {
  /** 0 when there was no answer. */
  readonly status: number;
  readonly msg: string;
  readonly body: unknown;
}

/** Spec §8 and domain.md §4, by HTTP status. Throws what is not a failed call. */
export function verdictOf(error: unknown): Verdict {
  if (!isFailedCall(error)) throw error;
  const { status, msg, body } = error;
  if (status === 0) return { kind: 'again', because: 'no-answer' };
  if (status === 408 || status === 429 || status >= 500) return { kind: 'again', because: 'busy' };
  if (status === 409) return { kind: 'stale', state: isStaleTurn(body) ? body.state : null, msg };
  if (status === 410) return { kind: 'inactive' };
  if (status === 401 || status === 403 || status === 404) return { kind: 'lost' };
  return { kind: 'refused', msg, status };
}

/** By its fields and not by its class, because author and respondent clients may come from two copies of the package. */
function isFailedCall(error: unknown): error is FailedCall {
  return (
    error instanceof Error &&
    'status' in error &&
    typeof error.status === 'number' &&
    'msg' in error &&
    typeof error.msg === 'string' &&
    'body' in error
  );
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
