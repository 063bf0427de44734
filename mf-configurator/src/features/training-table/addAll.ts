import { change } from '@dialogwerk/shared/clients';
import type { Mutation } from '@dialogwerk/shared/clients';
import { TRAINING_LIMITS } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import type { Addition } from './model/planOf.ts';
import { texts } from './texts.ts';

/** The additions in parts that one call takes. */
function partsOf(additions: readonly Addition[]): readonly Addition[] {
  return additions.flatMap(({ examples, ...place }) =>
    Array.from({ length: Math.ceil(examples.length / TRAINING_LIMITS.atOnce) }, (_, at) => ({
      ...place,
      examples: examples.slice(at * TRAINING_LIMITS.atOnce, (at + 1) * TRAINING_LIMITS.atOnce),
    })),
  );
}

/** Adds examples to a dialog's training and offers 'Rückgängig'. Gives why not all could be added, or null. */
export async function addAll(id: string, additions: readonly Addition[]): Promise<string | null> {
  const outcomes = await Promise.all(
    partsOf(additions).map(async (part) => ({
      part,
      done: await change('addTrainingExamples', {
        id,
        questionId: part.unique_question_id,
        target: part.target,
        examples: [...part.examples],
      }),
    })),
  );
  const added = outcomes.flatMap(({ part, done }) => (done.ok ? { ...part, examples: done.value.added } : []));
  const count = added.reduce((sum, { examples }) => sum + examples.length, 0);
  if (count > 0) {
    showNotice(texts.added(count), { label: texts.undo, run: () => void removeAll(id, added) });
  }
  return firstReason(outcomes.map(({ done }) => done));
}

async function removeAll(id: string, additions: readonly Addition[]): Promise<void> {
  const outcomes = await Promise.all(
    additions
      .filter(({ examples }) => examples.length > 0)
      .map(({ unique_question_id: questionId, target, examples }) =>
        change('deleteTrainingExamples', {
          id,
          questionId,
          examples: examples.map((text) => ({ target, text })),
        }),
      ),
  );
  const reason = firstReason(outcomes);
  showNotice(reason === null ? texts.undone : texts.undoFailed(reason));
}

function firstReason(outcomes: readonly Mutation<unknown>[]): string | null {
  const failed = outcomes.find((done) => !done.ok);
  return failed && !failed.ok ? failed.reason : null;
}
