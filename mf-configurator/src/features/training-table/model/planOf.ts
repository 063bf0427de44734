import { TRAINING_LIMITS } from '@dialogwerk/shared/contract';
import type { TableBlock } from './TableRow.ts';
import { targetOf } from './targetOf.ts';
import type { Place } from './targetOf.ts';
import type { FileContent, FoundExample, NamedTarget, Skipped } from './TrainingFile.ts';

/** Examples for one target. */
export interface Addition {
  readonly unique_question_id: string;
  readonly target: string;
  readonly examples: readonly string[];
}

/** A target of the file that the dialog has not. */
export interface UnknownTarget {
  /** Names it among the choices of `planOf`. */
  readonly key: string;
  /** As the file calls it. */
  readonly name: string;
  /** The lines of its examples. */
  readonly lines: readonly number[];
}

/** What a file would do. */
export interface Plan {
  readonly additions: readonly Addition[];
  /** Examples that are there already. */
  readonly known: number;
  readonly unknown: readonly UnknownTarget[];
  readonly skipped: readonly Skipped[];
  /** The lines of what is added of which entities were marked. */
  readonly reduced: readonly number[];
}

/** Where an author puts the targets that the dialog does not have, by their key; a key without a place is left out. */
export type Chosen = ReadonlyMap<string, Pick<Addition, 'unique_question_id' | 'target'>>;

/** Compared without regard to spaces, because LU has no line breaks. */
const plain = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

/** What the examples of a file would add to a dialog's training, and what not. */
export function planOf({ examples, skipped }: FileContent, blocks: readonly TableBlock[], chosen: Chosen): Plan {
  const places = new Map<string, Place | null>();
  const additions = new Map<string, { readonly place: Place; readonly examples: string[] }>();
  const there = new Map<string, Set<string>>();
  const unknown = new Map<string, { readonly name: string; readonly lines: number[] }>();
  const unfit: Skipped[] = [...skipped];
  const reduced: number[] = [];
  let known = 0;
  for (const example of examples) {
    const reason = unfitness(example.text);
    if (reason) {
      unfit.push({ line: example.line, reason });
      continue;
    }
    const key = JSON.stringify(Object.values(example.of));
    if (!places.has(key)) places.set(key, targetOf(blocks, example.of));
    const found = places.get(key) ?? null;
    if (!found) noteUnknown(unknown, key, example);
    const place = found ?? chosenPlace(blocks, chosen, key);
    if (!place) continue;
    const at = JSON.stringify([place.unique_question_id, place.target.target]);
    const texts = there.get(at) ?? new Set(place.target.examples.map(plain));
    there.set(at, texts);
    if (texts.has(plain(example.text))) {
      known += 1;
      continue;
    }
    texts.add(plain(example.text));
    if (example.isReduced) reduced.push(example.line);
    const entry = additions.get(at) ?? { place, examples: [] };
    additions.set(at, entry);
    entry.examples.push(example.text);
  }
  return {
    additions: [...additions.values()].map((one) => ({
      unique_question_id: one.place.unique_question_id,
      target: one.place.target.target,
      examples: one.examples,
    })),
    known,
    unknown: [...unknown].map(([key, { name, lines }]) => ({ key, name, lines })),
    skipped: unfit.toSorted((one, other) => one.line - other.line),
    reduced,
  };
}

function unfitness(text: string): 'empty' | 'long' | null {
  if (text.trim() === '') return 'empty';
  return text.length > TRAINING_LIMITS.example ? 'long' : null;
}

function noteUnknown(
  unknown: Map<string, { readonly name: string; readonly lines: number[] }>,
  key: string,
  { of, line }: FoundExample,
): void {
  const entry = unknown.get(key) ?? { name: nameOf(of), lines: [] };
  unknown.set(key, entry);
  entry.lines.push(line);
}

function nameOf({ blockId, block, targetId, label, intent }: NamedTarget): string {
  const names = [block || blockId, label || targetId].filter((name) => name !== '');
  return names.length === 0 ? intent : names.join(' › ');
}

function chosenPlace(blocks: readonly TableBlock[], chosen: Chosen, key: string): Place | null {
  const choice = chosen.get(key);
  const target = blocks
    .find(({ block }) => block.unique_question_id === choice?.unique_question_id)
    ?.targets.find((one) => one.target === choice?.target);
  return choice && target ? { unique_question_id: choice.unique_question_id, target } : null;
}
