import type { Kysely } from 'kysely';
import type { Bus } from '../bus/Bus.ts';
import { CallError } from '../errors/CallError.ts';
import type { TokenHolder } from '../identity/identity.ts';
import { uuidv7 } from '../storage/ids.ts';
import { inTransaction } from '../storage/inTransaction.ts';
import type { Tables } from '../storage/tables/tables.ts';
import { createAccessTokens } from './accessTokens.ts';
import type { Session } from './accessTokens.ts';
import { createEndedSessions } from './createEndedSessions.ts';
import {
  clearExpiredFamilies,
  issueRefreshToken,
  revokeFamilies,
  revokeFamily,
  rotateRefreshToken,
} from './refreshTokens.ts';

export interface TokenPair {
  readonly token: string;
  readonly refresh_token: string;
}

/** Sessions of authors and respondents (domain.md §9). */
export interface Tokens {
  /**
   * Starts a session. `db` may be an open transaction, so that a user and their first tokens appear together.
   * An author's first token is fresh. `device` is what the session is shown as.
   */
  open(db: Kysely<Tables>, kind: Session['kind'], subject_id: string, device?: string): Promise<TokenPair>;
  /**
   * Who holds an access token; 401 when it cannot be read or has expired, or is a respondent's whose session was ended. Mostly asks no database;
   * whether an author's session still counts is not looked at.
   */
  read(token: string): Promise<TokenHolder>;
  /** New tokens for a refresh token, which is used up by it; 401 when it does not count (any more). */
  refresh(refresh_token: string): Promise<TokenPair>;
  /** Whether the session has not been ended and its user is still there. */
  isOpen(holder: TokenHolder): Promise<boolean>;
  /** Calls the listener when a respondent's session is ended; gives the way to stop listening. */
  onEnd(family_id: string, listener: () => void): () => void;
  /** To be called once sessions of respondents were ended and committed, so that their access tokens end, too. */
  noteEnded(): Promise<void>;
  /** Ends a session. */
  close(family_id: string): Promise<void>;
  /** Ends all sessions of a user, inside the transaction of the caller, but for the one that is kept; `noteEnded` follows it. */
  closeAll(db: Kysely<Tables>, subject_id: string, kept?: string): Promise<void>;
  /** Forgets sessions that nobody can renew any more. */
  clearExpired(): Promise<void>;
}

export function createTokens(db: Kysely<Tables>, bus: Bus, secret: string, now: () => number): Tokens {
  const access = createAccessTokens(secret, now);
  const ended = createEndedSessions(db, bus, now);

  return {
    async open(database, kind, subject_id, device = '') {
      const logged_in_at = new Date(now());
      const family_id = uuidv7(now());
      // Together, because a family without a token counts as run out.
      const refresh_token = await inTransaction(database, async (tx) => {
        await tx
          .insertInto('token_families')
          .values({ family_id, kind, subject_id, device, created_at: logged_in_at, last_used_at: logged_in_at })
          .execute();
        return issueRefreshToken(tx, family_id, now());
      });
      return { token: access.sign({ kind, subject_id, family_id, logged_in_at }, kind === 'author'), refresh_token };
    },
    async read(token) {
      const holder = access.read(token);
      if (holder.kind === 'respondent' && (await ended.has(holder.family_id))) throw new CallError('login/expired');
      return holder;
    },
    async refresh(presented) {
      const { session, refresh_token } = await rotateRefreshToken(db, presented, now(), ended.noteMore);
      return { token: access.sign(session, false), refresh_token };
    },
    async isOpen(holder) {
      const row = await db
        .selectFrom('token_families')
        .leftJoin('accounts', 'accounts.user_id', 'token_families.subject_id')
        .leftJoin('live_users', 'live_users.user_id_live', 'token_families.subject_id')
        .where('token_families.family_id', '=', holder.family_id)
        .where('revoked_at', 'is', null)
        .select(['accounts.user_id', 'live_users.user_id_live'])
        .executeTakeFirst();
      if (!row) return false;
      return holder.kind === 'author' ? row.user_id === holder.user_id : row.user_id_live === holder.user_id_live;
    },
    onEnd: ended.onEnd,
    noteEnded: ended.noteMore,
    async close(family_id) {
      await revokeFamily(db, family_id, now());
      await ended.noteMore();
    },
    closeAll: (database, subject_id, kept) => revokeFamilies(database, subject_id, now(), kept),
    clearExpired: () => clearExpiredFamilies(db, now()),
  };
}
