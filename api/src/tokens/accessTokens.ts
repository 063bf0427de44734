import { createSigner, createVerifier } from 'fast-jwt';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { CallError } from '../errors/CallError.ts';
import type { TokenHolder } from '../identity/identity.ts';

const LIFETIME_SECONDS = 15 * 60;
/** How long an access token counts. */
export const ACCESS_TOKEN_MS = LIFETIME_SECONDS * 1000;

const claims = z.object({
  sub: z.string(),
  kind: z.enum(['author', 'respondent']),
  family: z.string(),
  /** Made by a login, not by a refresh (domain.md §9). */
  fresh: z.boolean(),
  /** When the family's login was; seconds since 1970. */
  auth_time: z.number(),
  exp: z.number(),
});
type Claims = z.infer<typeof claims>;

/** Of about 600 bytes each: 6 MB. */
const CLAIMS_KEPT = 10_000;

/** What an access token is made for. */
export interface Session {
  readonly kind: 'author' | 'respondent';
  readonly subject_id: string;
  readonly family_id: string;
  readonly logged_in_at: Date;
}

export interface AccessTokens {
  /** A token for 15 minutes. */
  readonly sign: (session: Session, fresh: boolean) => string;
  /** Who holds a token; 401 'Token has expired' or, for anything else that is wrong with it, 'Not enough segments'. */
  readonly read: (token: string) => TokenHolder;
}

/** Signed JWTs (HS256). The clock is the caller's, so that tests own it. */
export function createAccessTokens(secret: string, now: () => number): AccessTokens {
  const sign = createSigner({ key: secret, algorithm: 'HS256', noTimestamp: true });
  const verify = createVerifier({ key: secret, algorithms: ['HS256'], ignoreExpiration: true });
  // Of tokens whose signature was good: looking at it again takes a tenth of a turn's time.
  const kept = new LRUCache<string, Claims>({ max: CLAIMS_KEPT });
  const seconds = () => Math.floor(now() / 1000);

  function verified(token: string): unknown {
    try {
      return verify(token);
    } catch {
      throw new CallError('token/unreadable');
    }
  }

  function claimsOf(token: string): Claims {
    const known = kept.get(token);
    if (known) return known;
    const { success, data } = claims.safeParse(verified(token));
    if (!success) throw new CallError('token/unreadable');
    kept.set(token, data);
    return data;
  }

  return {
    sign: ({ kind, subject_id, family_id, logged_in_at }, fresh) =>
      sign({
        sub: subject_id,
        kind,
        family: family_id,
        fresh,
        auth_time: Math.floor(logged_in_at.getTime() / 1000),
        exp: seconds() + LIFETIME_SECONDS,
      }),
    read(token) {
      const data = claimsOf(token);
      if (data.exp <= seconds()) throw new CallError('login/expired');
      if (data.kind === 'respondent') return { kind: data.kind, user_id_live: data.sub, family_id: data.family };
      const fresh = data.fresh && seconds() - data.auth_time < LIFETIME_SECONDS;
      return { kind: data.kind, user_id: data.sub, family_id: data.family, fresh };
    },
  };
}
