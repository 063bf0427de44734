import { createHash } from 'node:crypto';
import { ApiError } from '@dialogwerk/shared/clients/respondent';
import type { ProofChallenge, SolvedChallenge } from '@dialogwerk/shared/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { beginsProven } from './beginsProven.ts';
import { createSearch } from './createSearch.ts';
import type { ProofShare } from './proofWorker.ts';

afterEach(() => vi.unstubAllGlobals());

/** The hash as another implementation has it. */
function hashOf(salt: string, number: number): string {
  const bytes = Buffer.from(salt + number.toString(16).padStart(8, '0'), 'hex');
  return createHash('sha256').update(bytes).digest('hex');
}

function aChallenge(number: number, salt = '00ff'.repeat(8)): ProofChallenge {
  return { survey_ids: ['a'], salt, most: 30_000, expires_at: 1, target: hashOf(salt, number), seal: 'seal' };
}
const refusedFor = (code: string) => new ApiError('registerLive', 422, { code, msg: 'Nein.' });

test('the number is found that gives the target, at either end and with every kind of byte, and null where there is none', () => {
  for (const salt of ['00'.repeat(16), 'ff'.repeat(16), '0123456789abcdeffedcba9876543210', '80'.repeat(16)])
    for (const number of [0, 1, 255, 256, 65_536, 70_000, 2 ** 32 - 1]) {
      const search = createSearch(aChallenge(number, salt));
      expect(search(number, number + 1)).toBe(number);
      expect(search(number + 1, number + 20)).toBeNull();
    }
  expect(createSearch(aChallenge(777))(0, 30_000)).toBe(777);
});

test('a page without a challenge begins at once and asks for none', async () => {
  const ask = vi.fn<() => Promise<{ challenge: ProofChallenge | null }>>();
  const begin = vi.fn(async (proof?: SolvedChallenge) => proof);
  expect(await beginsProven(undefined, ask)(begin)).toBeUndefined();
  expect(ask).not.toHaveBeenCalled();
});

test('without a worker the page solves it, and a call whose answer was lost is repeated with the same solution', async () => {
  const begins = beginsProven(aChallenge(29_999), async () => ({ challenge: null }));
  const given: unknown[] = [];
  const lost = begins(async (proof) => {
    given.push(proof);
    throw new ApiError('registerLive', 0, null);
  });
  await expect(lost).rejects.toMatchObject({ status: 0 });
  await begins(async (proof) => void given.push(proof));
  expect(given).toEqual([expect.objectContaining({ number: 29_999 }), given[0]]);
});

test('workers solve it beside the page and all are ended; where they do not run, it is solved all the same', async () => {
  const ended = vi.fn<() => void>();
  let runs = true;
  class FakeWorker extends EventTarget {
    postMessage({ challenge, from, to }: ProofShare): void {
      const data = createSearch(challenge)(from, to);
      queueMicrotask(() => this.dispatchEvent(runs ? new MessageEvent('message', { data }) : new Event('error')));
    }
    terminate = ended;
  }
  vi.stubGlobal('Worker', FakeWorker);
  const solvedAs = async (challenge: ProofChallenge) => {
    const begins = beginsProven(challenge, async () => ({ challenge: null }));
    return begins(async (proof) => proof?.number);
  };
  for (const number of [0, 14_999, 15_000, 29_999]) expect(await solvedAs(aChallenge(number))).toBe(number);
  expect(ended).toHaveBeenCalledTimes(8);
  // One that nothing solves is left to the server.
  expect(await solvedAs({ ...aChallenge(1), target: 'f'.repeat(64) })).toBe(0);
  runs = false;
  expect(await solvedAs(aChallenge(5))).toBe(5);
});

test.each(['used', 'expired', 'foreign', 'easy', 'forged', 'wrong'])(
  'a solution that is refused as %s is followed by a fresh challenge, without anybody doing anything',
  async (why) => {
    const ask = vi.fn(async () => ({ challenge: aChallenge(9, 'ab'.repeat(16)) }));
    const numbers: unknown[] = [];
    const answer = await beginsProven(
      aChallenge(7),
      ask,
    )(async (proof) => {
      numbers.push(proof?.number);
      if (numbers.length === 1) throw refusedFor(`study/proof-${why}`);
      return 'begun';
    });
    expect([answer, numbers]).toEqual(['begun', [7, 9]]);
    expect(ask).toHaveBeenCalledTimes(1);
  },
);

test('three in a row are enough, other refusals are none of it, and a protection that was taken back asks for nothing', async () => {
  const ask = vi.fn(async () => ({ challenge: aChallenge(9) }));
  const refused = beginsProven(
    aChallenge(7),
    ask,
  )(async () => {
    throw refusedFor('study/proof-used');
  });
  await expect(refused).rejects.toMatchObject({ code: 'study/proof-used' });
  expect(ask).toHaveBeenCalledTimes(2);
  const full = beginsProven(
    aChallenge(7),
    ask,
  )(async () => {
    throw refusedFor('study/full');
  });
  await expect(full).rejects.toMatchObject({ code: 'study/full' });
  expect(ask).toHaveBeenCalledTimes(2);
  const free = beginsProven(aChallenge(7), async () => ({ challenge: null }));
  const proofs: unknown[] = [];
  await free(async (proof) => {
    proofs.push(proof);
    if (proof) throw refusedFor('study/proof-foreign');
  });
  expect(proofs).toEqual([expect.objectContaining({ number: 7 }), undefined]);
});
