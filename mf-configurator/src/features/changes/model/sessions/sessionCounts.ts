import type { StoredChange } from '@dialogwerk/shared/contract';
import { isSame } from '../../../../model/isSame.ts';
import type { Entry } from '../Entry.ts';
import { isBlock } from '../isBlock.ts';
import { jumpCounts } from './jumpCounts.ts';
import type { JumpCounts } from './jumpCounts.ts';

/** What a session comes to, by kind. */
export interface SessionCounts extends JumpCounts {
  readonly added: number;
  readonly deleted: number;
  readonly texts: number;
  readonly answers: number;
  readonly settings: number;
  readonly others: number;
  /** Blocks at another place, in the graph or in the order. */
  readonly moved: number;
}

type Net = Pick<StoredChange, 'key' | 'unique_question_id' | 'old_value' | 'new_value'>;

const TEXTS: ReadonlySet<string> = new Set(['context', 'nachfrage', 'acknowledgement', 'reason', 'welcome', 'ending']);
const ANSWERS: ReadonlySet<string> = new Set(['options', 'items', 'scale', 'points', 'templ_options', 'qa_entries']);
const PLACES: ReadonlySet<string> = new Set(['position', 'order']);
const JUMPS: ReadonlySet<string> = new Set(['jump_to_question', 'jump_to_ids']);

/**
 * What entries have changed in the end: what came and went among them, or was put back as it was, does not count, nor what was taken
 * back. Of a new block its jumps count beside itself. `entries` stand with the newest first.
 */
export function sessionCounts(entries: readonly Entry[]): SessionCounts {
  const changes = entries
    .filter(({ undone }) => !undone)
    .toReversed()
    .flatMap((entry) => entry.changes);
  const { added, deleted } = comeAndGone(changes);
  const net = netOf(changes, (id) => added.has(id)).filter(({ old_value, new_value }) => !isSame(old_value, new_value));
  const standing = net.filter(({ unique_question_id: id }) => id === null || !(added.has(id) || deleted.has(id)));
  const count = (keys: ReadonlySet<string>): number => standing.filter(({ key }) => keys.has(key)).length;
  const rest = standing.filter(({ key }) => ![TEXTS, ANSWERS, PLACES, JUMPS].some((keys) => keys.has(key)));
  const isThere = ({ unique_question_id: id }: Net): boolean => id === null || deleted.get(id) === undefined;
  return {
    added: [...added.values()].filter((stays) => stays).length,
    deleted: [...deleted.values()].filter((was) => was).length,
    texts: count(TEXTS),
    ...jumpCounts(net.filter((one) => JUMPS.has(one.key) && isThere(one))),
    answers: count(ANSWERS),
    settings: rest.filter(({ unique_question_id }) => unique_question_id === null).length,
    others: rest.filter(({ unique_question_id }) => unique_question_id !== null).length,
    moved: new Set(standing.filter(({ key }) => PLACES.has(key)).map((one) => one.unique_question_id)).size,
  };
}

/**
 * By id: the blocks that were not there before (true for one that is there after), and those that are not there after (true for one
 * that was there before).
 */
function comeAndGone(changes: readonly StoredChange[]) {
  const steps = new Map<string, StoredChange['change'][]>();
  for (const { change, key, unique_question_id: id } of changes) {
    if (id === null || key !== '') continue;
    steps.set(id, [...(steps.get(id) ?? []), change]);
  }
  const added = new Map<string, boolean>();
  const deleted = new Map<string, boolean>();
  for (const [id, each] of steps) {
    const isNew = each[0] === 'create';
    const isGone = each.at(-1) === 'delete';
    if (isNew) added.set(id, !isGone);
    if (isGone) deleted.set(id, !isNew);
  }
  return { added, deleted };
}

/** From the first value to the last, field by field; a new block has its jumps from none. */
function netOf(changes: readonly StoredChange[], isNew: (id: string) => boolean): readonly Net[] {
  const net = new Map<string, Net>();
  const note = ({ unique_question_id, key, old_value, new_value }: Net): void => {
    const place = `${unique_question_id ?? ''} ${key}`;
    net.set(place, {
      unique_question_id,
      key,
      new_value,
      old_value: net.has(place) ? net.get(place)?.old_value : old_value,
    });
  };
  for (const change of changes) {
    if (change.key !== '') note(change);
    else if (change.change === 'create' && isBlock(change.new_value) && isNew(change.new_value.unique_question_id)) {
      const { unique_question_id, new_value } = change;
      note({ unique_question_id, key: 'jump_to_question', old_value: null, new_value: new_value.jump_to_question });
      note({ unique_question_id, key: 'jump_to_ids', old_value: [], new_value: new_value.jump_to_ids });
    }
  }
  return [...net.values()];
}
