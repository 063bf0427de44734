import { writtenId } from '@dialogwerk/shared/dialog';
import type { CompiledSurvey } from '@dialogwerk/shared/dialog';
import {
  BlockUnderstanding,
  inRoundOf,
  meaningTargets,
  trainedWith,
  vocabularyOf,
} from '@dialogwerk/shared/dialog/understanding';
import { CallError } from '../errors/CallError.ts';
import type { Services } from '../services.ts';
import type { Computation } from '../compute/Compute.ts';
import { inTurns } from '../inTurns.ts';
import type { fitInThread } from './fitInThread.ts';
import { inTime } from '../vectors/inTime.ts';
import { learnBySense } from './learnBySense.ts';
import { readTraining } from './readTraining.ts';
import { TRAINED_AT_ONCE } from './trainedAtOnce.ts';
import type { UnderstandingKey, Understandings } from './Understandings.ts';

const fitting: Computation<typeof fitInThread> = {
  file: new URL('./fitInThread.ts', import.meta.url),
  name: 'fitInThread',
};
/** Several times what the largest training takes (docs/decisions/0100), for machines with much else to do. */
const FITTING_MS = 25_000;
/** Enough for the dialogs that run at one time: some 10 kB an example, with a model some 15. */
const EXAMPLES_KEPT = 20_000;
/** What was deleted since must not live on in memory. */
const KEPT_MS = 10 * 60_000;

interface Kept {
  readonly understanding: Promise<BlockUnderstanding>;
  /** The same with the sense of its examples, as a model takes it; null where it could not be learned. */
  bySense: { readonly model: string; readonly understanding: Promise<BlockUnderstanding | null> } | null;
  weight: number;
  readonly since: number;
}

/** Keeps what was used last. A training that failed is tried anew by the next one who asks. */
export function createUnderstandings({
  db,
  compute,
  vectors,
  now,
}: Pick<Services, 'db' | 'compute' | 'vectors' | 'now'>): Understandings {
  const kept = new Map<string, Kept>();
  let keptWeight = 0;

  async function train(survey: CompiledSurvey, key: UnderstandingKey): Promise<BlockUnderstanding> {
    const targets = meaningTargets(survey, key.unique_question_id);
    const trained = await readTraining(db, { ...key, unique_question_id: writtenId(key.unique_question_id) });
    const training = { targets, ...inRoundOf(targets, trained) };
    const examples = trainedWith(training);
    if (examples.length <= TRAINED_AT_ONCE) return new BlockUnderstanding(training);
    const fit = await compute.run(fitting, examples, { of: `training/${key.survey_id}`, budgetMs: FITTING_MS });
    if (!fit) throw new CallError('server/busy', { retryAfter: 5 });
    return new BlockUnderstanding(training, { words: { fit, vocabulary: await inTurns(vocabularyOf(examples)) } });
  }

  function forget(name: string): void {
    keptWeight -= kept.get(name)?.weight ?? 0;
    kept.delete(name);
  }

  function keep(name: string, understanding: Promise<BlockUnderstanding>): Kept {
    const entry: Kept = { understanding, bySense: null, weight: 1, since: now() };
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
    return entry;
  }

  /** As it is kept, or trained now. */
  function entryOf(survey: CompiledSurvey, key: UnderstandingKey): Kept {
    const name = JSON.stringify([key.survey_id, key.unique_question_id, key.revision, key.training, survey.language]);
    const found = kept.get(name);
    if (!found || now() - found.since >= KEPT_MS) {
      forget(name);
      return keep(name, train(survey, key));
    }
    kept.delete(name);
    kept.set(name, found);
    return found;
  }

  /** Learned anew for each model, and only once one is there. */
  function bySense(entry: Kept, model: string, survey_id: string): Promise<BlockUnderstanding | null> {
    if (entry.bySense?.model !== model) {
      const learning = entry.understanding.then((words) => learnBySense({ compute, vectors }, words, survey_id));
      // Whoever is not heard by their sense is heard by their words.
      entry.bySense = { model, understanding: learning.catch(() => null) };
    }
    return entry.bySense.understanding;
  }

  return {
    async get(survey, key, { texts, until }) {
      const entry = entryOf(survey, key);
      const words = await entry.understanding;
      const { model } = vectors;
      const others = texts.filter((text) => !words.named(text));
      if (model === null || (texts.length > 0 && others.length === 0)) return words;
      const [learned, known] = await Promise.all([
        inTime(bySense(entry, model, key.survey_id), until),
        vectors.of(others, until),
      ]);
      return learned?.knowing(known) ?? words;
    },
  };
}
