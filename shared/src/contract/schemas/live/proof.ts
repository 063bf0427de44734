import { z } from 'zod';
import type { CallRecords } from '../../CallRecord.ts';
import { milliseconds, publicSurveyId } from '../primitives.ts';

/**
 * What a browser has to find before it may begin: the number below `most` with which SHA-256 over salt and number (four bytes, the highest
 * first) gives `target`. Nothing of it is stored; `seal` says that this installation has set it, for these dialogs.
 */
const challenge = z.object({
  /** Of dialogs, and of a multi-chat. */
  survey_ids: z.array(publicSurveyId).min(1).max(51),
  /** 16 bytes in hex. */
  salt: z.string().regex(/^[0-9a-f]{32}$/),
  most: z.number().int().positive().max(0xffff_ffff),
  expires_at: milliseconds,
  target: z.string().regex(/^[0-9a-f]{64}$/),
  seal: z.string().max(64),
});
export type ProofChallenge = z.infer<typeof challenge>;

/** A challenge with the number that was found. */
export const solvedChallenge = challenge.extend({ number: z.number().int().nonnegative().max(0xffff_ffff) });
export type SolvedChallenge = z.infer<typeof solvedChallenge>;

export const proofCalls = {
  /** A challenge for whoever wants to begin these dialogs together, or a multi-chat with them, by its public id; null where none of them asks for one. */
  proofChallenge: {
    method: 'POST',
    path: '/api/proof_challenge',
    access: 'public',
    errors: [],
    request: z.object({ survey_ids: z.array(publicSurveyId).min(1).max(51) }),
    response: z.object({ challenge: challenge.nullable() }),
  },
} as const satisfies CallRecords;
