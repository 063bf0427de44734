import type { Access } from '@dialogwerk/shared/contract';
import type { Tokens } from '../tokens/tokens.ts';
import { CallError } from './CallError.ts';
import type { IdentityOf } from './handler.ts';
import type { Author, Respondent, TokenHolder } from './identity.ts';
import { callTexts } from './texts.ts';

type IdentityReaders = { readonly [A in Access]: (authorization: string | undefined) => IdentityOf[A] };

/**
 * Who makes a call, read from its Authorization header as the contract's access demands. Refusals are 401, never 403:
 * the author's client logs out on a 403 (spec §8), but may renew its token on a 401.
 */
export function identityReaders(tokens: Tokens): IdentityReaders {
  const holder = (authorization: string | undefined): TokenHolder => tokens.read(bearer(authorization));

  const author = (authorization: string | undefined): Author => {
    const who = holder(authorization);
    if (who.kind !== 'author') throw new CallError(401, callTexts.wrongKind);
    return who;
  };

  const respondent = (authorization: string | undefined): Respondent => {
    const who = holder(authorization);
    if (who.kind !== 'respondent') throw new CallError(401, callTexts.wrongKind);
    return who;
  };

  const freshAuthor = (authorization: string | undefined): Author => {
    const who = author(authorization);
    if (!who.fresh) throw new CallError(401, callTexts.freshTokenRequired);
    return who;
  };

  return {
    public: () => null,
    author,
    'author-fresh': freshAuthor,
    respondent,
    'anyone-with-token': holder,
    refresh: bearer,
  };
}

function bearer(authorization: string | undefined): string {
  if (!authorization) throw new CallError(401, callTexts.missingToken);
  const [scheme, token, ...more] = authorization.split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || !token || more.length > 0) {
    throw new CallError(401, callTexts.missingToken);
  }
  return token;
}
