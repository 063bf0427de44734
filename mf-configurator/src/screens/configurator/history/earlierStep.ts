import type { Section, StoredChange } from '@dialogwerk/shared/contract';
import { isBlock } from '../../../features/changes/model/isBlock.ts';
import type { StateAt } from '../../../features/changes/model/stateAt.ts';
import type { Step } from '../../../features/editing/model/History.ts';
import { commandsTo } from './goBack.ts';
import { areSections } from './storedValues.ts';

/** What an author did last in an earlier visit, as undo takes it back. */
export interface EarlierStep {
  readonly step: Step;
  /** When it was made, in milliseconds. */
  readonly time: number;
  /** What others have changed after it. */
  readonly since: readonly StoredChange[];
}

/** The latest step of an author that is not undone nor known here already; null where these changes hold none. */
export function earlierStep(
  changes: readonly StoredChange[],
  me: string,
  isKnown: (step: string) => boolean,
): EarlierStep | null {
  const isMine = ({ author }: StoredChange): boolean => author?.user_id === me;
  const latest = changes
    .filter((change) => isMine(change) && !change.undone && !isKnown(change.step))
    .reduce<StoredChange | null>((last, change) => (last && last.revision >= change.revision ? last : change), null);
  if (!latest) return null;
  const parts = changes.filter((change) => isMine(change) && change.step === latest.step);
  const first = Math.min(...parts.map(({ revision }) => revision));
  const [before, after] = [stateOf(parts, 'old_value'), stateOf(parts, 'new_value')];
  return {
    step: {
      id: latest.step,
      gesture: null,
      undo: commandsTo(before, sectionsIn(after)),
      redo: commandsTo(after, sectionsIn(before)),
      kept: [],
    },
    time: Math.max(...parts.map(({ time }) => time)),
    since: changes.filter((change) => !isMine(change) && !change.undone && change.revision > first),
  };
}

function sectionsIn({ settings: { sections } }: StateAt): readonly Section[] {
  return areSections(sections) ? sections : [];
}

/** What has to be so for the parts of a step to have their old values, or their new ones. */
function stateOf(parts: readonly StoredChange[], side: 'old_value' | 'new_value'): StateAt {
  const there = parts.flatMap(({ key, [side]: value }) => (key === '' && isBlock(value) ? [value] : []));
  const notThere = parts.flatMap(({ key, unique_question_id: id, [side]: value }) =>
    key === '' && id !== null && !isBlock(value) ? [id] : [],
  );
  const blocks = new Map<string, Record<string, unknown>>();
  const settings: Record<string, unknown> = {};
  for (const { key, unique_question_id: id, [side]: value } of parts) {
    if (key === '' || (id !== null && notThere.includes(id))) continue;
    if (id === null) settings[key] = value;
    else blocks.set(id, { ...blocks.get(id), [key]: value });
  }
  return { there, notThere, blocks, settings };
}
