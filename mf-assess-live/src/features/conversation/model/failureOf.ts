import type { Failure } from './Conversation.ts';
import type { Refusal } from './CallOutcome.ts';

/** Why no conversation could be had at registration (spec §8, 'Live registration failure'). */
export function registrationFailure({ kind, requestId }: Refusal): Failure {
  if (kind === 'inactive') return { kind, requestId };
  return { kind: kind === 'lost' ? 'unknown' : 'registration', requestId };
}

/** Why a conversation cannot go on. */
export function failureOf(refusal: Refusal): Failure {
  switch (refusal.kind) {
    case 'stale':
      return { kind: 'lost', requestId: refusal.requestId };
    case 'lost':
      return { kind: refusal.unreadable ? 'unreadable' : 'lost', requestId: refusal.requestId };
    case 'inactive':
    case 'refused':
      return refusal;
  }
}
