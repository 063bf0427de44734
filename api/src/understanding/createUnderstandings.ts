import type { CompiledSurvey } from '@dialogwerk/shared/dialog';
import { BlockUnderstanding, meaningTargets, trainedWith, vocabularyOf } from '@dialogwerk/shared/dialog/understanding';
import { CallError } from '../calls/CallError.ts';
import type { Services } from '../calls/services.ts';
import type { Computation } from '../compute/Compute.ts';
import { inTurns } from '../inTurns.ts';
import type { fitInThread } from './fitInThread.ts';
import { readTraining } from './readTraining.ts';
import type { UnderstandingKey, Understandings } from './Understandings.ts';

const fitting: Computation<typeof fitInThread> = {
  file: new URL('./fitInThread.ts', import.meta.url),
  name: 'fitInThread',
};
/** Up to so many examples training takes less than a turn does; more are trained beside the event loop. */
const TRAINED_AT_ONCE = 150;
/** Several times what the largest training takes (docs/decisions/0100), for machines with much else to do. */
const FITTING_MS = 25_000;
/** Enough for the dialogs that run at one time: some 10 kB an example. */
const EXAMPLES_KEPT = 20_000;
/** What was deleted since must not live on in memory. */
const KEPT_MS = 10 * 60_000;

interface Kept {
  readonly understanding: Promise<BlockUnderstanding>;
  weight: number;
  readonly since: number;
}

/** Keeps what was used last. A training that failed is tried anew by the next one who asks. */
export function createUnderstandings({ db, compute, now }: Pick<Services, 'db' | 'compute' | 'now'>): Understandings {
  const kept = new Map<string, Kept>();
  let keptWeight = 0;

  async function train(survey: CompiledSurvey, key: UnderstandingKey): Promise<BlockUnderstanding> {
    const training = {
      targets: meaningTargets(survey, key.unique_question_id),
      ...(await readTraining(db, key)),
    };
    const examples = trainedWith(training);
    if (examples.length <= TRAINED_AT_ONCE) return new BlockUnderstanding(training);
    const fit = await compute.run(fitting, examples, { of: `training/${key.survey_id}`, budgetMs: FITTING_MS });
    if (!fit) throw new CallError('server/busy', { retryAfter: 5 });
    return new BlockUnderstanding(training, { fit, vocabulary: await inTurns(vocabularyOf(examples)) });
  }

  function forget(name: string): void {
    keptWeight -= kept.get(name)?.weight ?? 0;
    kept.delete(name);
  }

  function keep(name: string, understanding: Promise<BlockUnderstanding>): void {
    const entry: Kept = { understanding, weight: 1, since: now() };
    kept.set(name, entry);
    keptWeight += 1;
    understanding.then(
      ({ examples }) => {
        if (kept.get(name) !== entry) return;
        keptWeight += examples.length;
        entry.weight += examples.length;
        for (const oldest of kept.keys()) {
          if (keptWeight <= EXAMPLES_KEPT || oldest === name) break;
          forget(oldest);
        }
      },
      () => {
        if (kept.get(name) === entry) forget(name);
      },
    );
  }

  return {
    async get(survey, key) {
      const name = JSON.stringify([key.survey_id, key.unique_question_id, key.revision, key.training]);
      const found = kept.get(name);
      if (found && now() - found.since < KEPT_MS) {
        kept.delete(name);
        kept.set(name, found);
        return found.understanding;
      }
      forget(name);
      const understanding = train(survey, key);
      keep(name, understanding);
      return understanding;
    },
  };
}
