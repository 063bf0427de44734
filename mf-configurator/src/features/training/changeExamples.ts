import { change, patch } from '@dialogwerk/shared/clients';
import { showNotice } from '@dialogwerk/shared/state';
import { withExamples, withoutExamples } from './model/Meaning.ts';
import type { Example, Meaning } from './model/Meaning.ts';
import type { Place } from './model/Place.ts';
import { texts } from './texts.ts';

/** Shows a block's meanings changed until the server has said them so. */
function shown(place: Place, work: (meanings: readonly Meaning[]) => readonly Meaning[]) {
  return { patches: [patch('trainingdataJumps', place, (said) => ({ ...said, targets: [...work(said.targets)] }))] };
}

/** Adds at most `TRAINING_LIMITS.atOnce` examples to a target; they stand there at once, and go when the server refuses. Gives why it did, or null. */
export async function addExamples(place: Place, target: string, examples: readonly string[]): Promise<string | null> {
  const done = await change(
    'addTrainingExamples',
    { ...place, target, examples: [...examples] },
    shown(place, (meanings) =>
      withExamples(
        meanings,
        examples.map((text) => ({ target, text })),
      ),
    ),
  );
  return done.ok ? null : done.reason;
}

/** Deletes examples and offers 'Rückgängig'; they come back when the server refuses. */
export async function deleteExamples(place: Place, examples: readonly Example[]): Promise<void> {
  const done = await change(
    'deleteTrainingExamples',
    { ...place, examples: [...examples] },
    shown(place, (meanings) => withoutExamples(meanings, examples)),
  );
  if (!done.ok) return showNotice(texts.examples.deleteFailed(done.reason));
  showNotice(texts.examples.deleted(examples), {
    label: texts.undo,
    run: () => void bringBack(place, done.value.deleted),
  });
}

async function bringBack(place: Place, examples: readonly Example[]): Promise<void> {
  const targets = [...new Set(examples.map(({ target }) => target))];
  const reasons = await Promise.all(
    targets.map((target) =>
      addExamples(
        place,
        target,
        examples.flatMap((example) => (example.target === target ? example.text : [])),
      ),
    ),
  );
  const reason = reasons.find((one) => one !== null);
  showNotice(reason === undefined ? texts.undone : texts.undoFailed(reason));
}
