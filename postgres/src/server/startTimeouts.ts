import type { Cluster } from '../Cluster.ts';
import type { Attempt } from './ownSession.ts';
import { StorageStartError } from '../StorageStartError.ts';
import { texts } from '../texts.ts';

/** Milliseconds without an answer after which a start has failed. A server that recovers answers, and may take its time. */
const forAnswer = 60_000;
/** Milliseconds for an owner that is just ending (killed a moment ago, or stopping the server) to let go. */
const forOwner = 2_000;
/** Milliseconds of recovery after which it is mentioned. */
const forMention = 3_000;

/** Gives a function that hears every attempt's outcome, and throws StorageStartError `inUse` or `silent` when waiting is no use. */
export function startTimeouts(cluster: Cluster): (outcome: Attempt['outcome']) => void {
  const begin = Date.now();
  let lastAnswer = begin;
  let takenSince: number | undefined;
  let mentioned = false;
  return (outcome) => {
    const now = Date.now();
    takenSince = outcome === 'taken' ? (takenSince ?? now) : undefined;
    if (takenSince !== undefined && now - takenSince > forOwner) {
      throw new StorageStartError('inUse', texts.inUse(cluster.dataDir));
    }
    if (outcome !== 'silent') lastAnswer = now;
    if (now - lastAnswer > forAnswer) throw new StorageStartError('silent', texts.silent(cluster.dataDir));
    if (outcome === 'notYet' && now - begin > forMention && !mentioned) {
      mentioned = true;
      cluster.log(texts.recovering);
    }
  };
}
