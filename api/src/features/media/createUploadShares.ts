import { CallError } from '../../errors/CallError.ts';
import type { TokenHolder } from '../../identity/identity.ts';
import { addressGroup } from '../../throttle/addressGroup.ts';

/**
 * How many may send a file at a time, because each holds a connection and a file open for as long as it takes. Authors have
 * room of their own, which no respondent takes; an address may stand for a school.
 */
const AT_ONCE = { author: 20, respondent: 40 } as const;
const OF_PERSON = { author: 4, respondent: 3 } as const;
const OF_ADDRESS = 15;

/** Who sends a file, and from where. */
export interface Sender {
  readonly who: TokenHolder;
  readonly address: string;
}

/** Does the work of an upload within the sender's shares; refuses with 503 'server_busy' beyond them. */
export type WithinShares = <Result>(sender: Sender, work: () => Promise<Result>) => Promise<Result>;

/** The shares of one server. */
export function createUploadShares(): WithinShares {
  const running = new Map<string, number>();

  return async (sender, work) => {
    const shares = sharesOf(sender);
    if (shares.some(([name, most]) => (running.get(name) ?? 0) >= most)) {
      throw new CallError('server/busy', { retryAfter: 5 });
    }
    for (const [name] of shares) running.set(name, (running.get(name) ?? 0) + 1);
    try {
      return await work();
    } finally {
      for (const [name] of shares) {
        const left = (running.get(name) ?? 0) - 1;
        if (left > 0) running.set(name, left);
        else running.delete(name);
      }
    }
  };
}

/** What an upload is counted under, and how many of it there may be. */
function sharesOf({ who, address }: Sender): readonly (readonly [name: string, most: number])[] {
  if (who.kind === 'author') {
    return [
      ['authors', AT_ONCE.author],
      [`author ${who.user_id}`, OF_PERSON.author],
    ];
  }
  return [
    ['respondents', AT_ONCE.respondent],
    [`respondent ${who.user_id_live}`, OF_PERSON.respondent],
    [`address ${addressGroup(address)}`, OF_ADDRESS],
  ];
}
