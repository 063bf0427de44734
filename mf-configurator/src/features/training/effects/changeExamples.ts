import { authorClient, mutate } from '@dialogwerk/shared/clients';
import { showNotice } from '@dialogwerk/shared/state';
import { withExamples, withoutExamples } from '../model/Meaning.ts';
import type { Example } from '../model/Meaning.ts';
import { change, noteChange } from '../state/BlockTraining.ts';
import type { BlockTraining } from '../state/BlockTraining.ts';
import { texts } from '../texts.ts';

/** Adds at most `TRAINING_LIMITS.atOnce` examples to a target; they stand there at once, and go when the server refuses. Gives why it did, or null. */
export async function addExamples(
  training: BlockTraining,
  target: string,
  examples: readonly string[],
): Promise<string | null> {
  const { place, $meanings } = training;
  const state = $meanings.get();
  const before = state.kind === 'loaded' ? state.value : [];
  const known = new Set(before.find((meaning) => meaning.target === target)?.examples);
  const shown = examples.flatMap((text) => (known.has(text) ? [] : { target, text }));
  const done = await mutate({
    apply: () => change($meanings, (meanings) => withExamples(meanings, shown)),
    call: () => authorClient.call('addTrainingExamples', { ...place, target, examples: [...examples] }),
    rollback: () => change($meanings, (meanings) => withoutExamples(meanings, shown)),
  });
  if (!done.ok) return done.reason;
  noteChange(training);
  return null;
}

/** Deletes examples and offers 'Rückgängig'; they come back when the server refuses. */
export async function deleteExamples(training: BlockTraining, examples: readonly Example[]): Promise<void> {
  const { place, $meanings } = training;
  const state = $meanings.get();
  const done = await mutate({
    apply: () => change($meanings, (meanings) => withoutExamples(meanings, examples)),
    call: () => authorClient.call('deleteTrainingExamples', { ...place, examples: [...examples] }),
    rollback: () => $meanings.set(state),
  });
  if (!done.ok) return showNotice(texts.examples.deleteFailed(done.reason));
  noteChange(training);
  showNotice(texts.examples.deleted(examples), {
    label: texts.undo,
    run: () => void bringBack(training, done.value.deleted),
  });
}

async function bringBack(training: BlockTraining, examples: readonly Example[]): Promise<void> {
  const targets = [...new Set(examples.map(({ target }) => target))];
  const reasons = await Promise.all(
    targets.map((target) =>
      addExamples(
        training,
        target,
        examples.flatMap((example) => (example.target === target ? example.text : [])),
      ),
    ),
  );
  const reason = reasons.find((one) => one !== null);
  showNotice(reason === undefined ? texts.undone : texts.undoFailed(reason));
}
