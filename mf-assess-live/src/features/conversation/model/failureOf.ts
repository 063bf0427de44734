import type { Failure } from './Conversation.ts';
import type { Verdict } from './verdictOf.ts';

type Refusal = Exclude<Verdict, { kind: 'again' }>;

/** Why no conversation could be had at registration (spec §8, 'Live registration failure'). */
export function registrationFailure(refusal: Refusal): Failure {
  if (refusal.kind === 'inactive') return { kind: 'inactive' };
  return refusal.kind === 'lost' ? { kind: 'unknown' } : { kind: 'registration' };
}

/** Why a conversation cannot go on. */
export function failureOf(refusal: Refusal): Failure {
  switch (refusal.kind) {
    case 'inactive':
    case 'lost':
      return { kind: refusal.kind };
    case 'stale':
      return { kind: 'lost' };
    case 'refused':
      return refusal;
  }
}
