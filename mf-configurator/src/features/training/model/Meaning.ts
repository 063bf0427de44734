import type { TrainingTarget } from '@dialogwerk/shared/contract';

/** A target with how authors read of it. */
export type Meaning = TrainingTarget;

/** An example with the target that it belongs to. */
export interface Example {
  readonly target: string;
  readonly text: string;
}

/** The label of a target; its id where the dialog does not have it any more. */
export function labelOf(meanings: readonly Meaning[], target: string): string {
  return meanings.find((one) => one.target === target)?.label ?? target;
}

/** The meanings with examples added, each once and at the end. */
export function withExamples(meanings: readonly Meaning[], added: readonly Example[]): readonly Meaning[] {
  return meanings.map((meaning) => {
    const texts = added.flatMap(({ target, text }) => (target === meaning.target ? text : []));
    const fresh = [...new Set(texts)].filter((text) => !meaning.examples.includes(text));
    return fresh.length === 0 ? meaning : { ...meaning, examples: [...meaning.examples, ...fresh] };
  });
}

/** The meanings without some examples. */
export function withoutExamples(meanings: readonly Meaning[], gone: readonly Example[]): readonly Meaning[] {
  return meanings.map((meaning) => {
    const texts = new Set(gone.flatMap(({ target, text }) => (target === meaning.target ? text : [])));
    return { ...meaning, examples: meaning.examples.filter((text) => !texts.has(text)) };
  });
}
