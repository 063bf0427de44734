import { createHash, timingSafeEqual } from 'node:crypto';
import type { Access, ApiScope } from '@dialogwerk/shared/contract';
import { API_KEY_PREFIX } from '@dialogwerk/shared/contract';
import { CallError } from '../errors/CallError.ts';
import type { IdentityOf } from './handler.ts';
import type { Author, KeyHolder, Respondent, TokenHolder } from '../identity/identity.ts';
import { readApiKey } from './readApiKey.ts';
import { readStanding } from './readStanding.ts';
import type { Standing } from './readStanding.ts';
import type { Services } from '../services.ts';

/** `scope`: by which an API key may make the call; absent for calls that are open to none. */
type IdentityReaders = {
  readonly [A in Access]: (authorization: string | undefined, scope?: ApiScope) => Promise<IdentityOf[A]>;
};

/**
 * Who makes a call, read from its Authorization header as the contract's access demands. Refusals are 401, never 403:
 * the author's client logs out on a 403 (spec §8), but may renew its token on a 401. An author's session is looked up at
 * each call, so that ending it or disabling the account holds at once; of respondents, whose calls are many, the server knows
 * which sessions were ended.
 */
export function identityReaders({
  tokens,
  db,
  releaseKey,
  now,
  pseudonym,
}: Pick<Services, 'tokens' | 'db' | 'releaseKey' | 'now' | 'pseudonym'>): IdentityReaders {
  const read = async (authorization: string | undefined): Promise<TokenHolder> => tokens.read(bearer(authorization));

  const authorWithStanding = async (authorization: string | undefined): Promise<[Author, Standing]> => {
    const who = await read(authorization);
    if (who.kind !== 'author') throw new CallError('token/wrong-kind');
    return [who, await readStanding(db, who)];
  };

  async function admin(authorization: string | undefined): Promise<Author> {
    const [who, standing] = await authorWithStanding(authorization);
    if (!standing.admin) throw new CallError('request/unknown-address');
    refuseStale(who);
    return who;
  }

  return {
    public: async () => null,
    author: async (authorization, scope) =>
      isApiKey(authorization)
        ? readApiKey({ db, now, pseudonym }, bearer(authorization), scope)
        : (await authorWithStanding(authorization))[0],
    admin,
    releaser: async (authorization) =>
      isReleaseKey(authorization, releaseKey) ? { kind: 'release-key' } : admin(authorization),
    async respondent(authorization): Promise<Respondent> {
      const who = await read(authorization);
      if (who.kind !== 'respondent') throw new CallError('token/wrong-kind');
      return who;
    },
    async 'anyone-with-token'(authorization) {
      const who = await read(authorization);
      if (who.kind === 'author') await readStanding(db, who);
      return who;
    },
    refresh: async (authorization) => bearer(authorization),
  };
}

/** Refuses whose login is older than 15 minutes. */
export function refuseStale(who: TokenHolder | KeyHolder | string | null): void {
  if (typeof who === 'object' && who?.kind === 'author' && !who.fresh) throw new CallError('login/fresh-required');
}

const isApiKey = (authorization = ''): boolean => authorization.split(' ')[1]?.startsWith(API_KEY_PREFIX) ?? false;

/** Compared by hashes of one length, so that the time it takes tells nothing. */
function isReleaseKey(authorization: string | undefined, key: string | null): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return key !== null && timingSafeEqual(hash(bearer(authorization)), hash(key));
}

function bearer(authorization: string | undefined): string {
  if (!authorization) throw new CallError('token/missing');
  const [scheme, token, ...more] = authorization.split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || !token || more.length > 0) {
    throw new CallError('token/missing');
  }
  return token;
}
