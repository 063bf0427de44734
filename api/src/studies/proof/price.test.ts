import { expect, test } from 'vitest';
import { solved } from '../../../testing/solved.ts';
import { createPseudonym } from '../../identity/createPseudonym.ts';
import { refuseUnsolved } from './provenBy.ts';
import { setChallenge } from './setChallenge.ts';

/** Milliseconds of processor time that some work takes. */
function spentOn(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

test('a script pays at least a thousand times for a solution what the server pays for setting and checking it', () => {
  const services = { pseudonym: createPseudonym('secret'), now: Date.now };
  const dialogs = ['survey0000001'];
  const challenges = Array.from({ length: 30 }, () => setChallenge(services, dialogs));
  const proofs = challenges.map(solved);
  const script = spentOn(() => void challenges.map(solved)) / challenges.length;
  const rounds = 3_000;
  const server =
    spentOn(() => {
      for (let round = 0; round < rounds; round += 1) {
        setChallenge(services, dialogs);
        const proof = proofs[round % proofs.length];
        if (proof) refuseUnsolved(services, dialogs, proof);
      }
    }) / rounds;
  expect(script / server).toBeGreaterThan(1_000);
}, 120_000);
