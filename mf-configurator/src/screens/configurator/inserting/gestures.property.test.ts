import type { Block, SurveyData } from '@dialogwerk/shared/contract';
import {
  connectionsOf,
  drawnBlock,
  drawnByOption,
  END,
  loopGroups,
  numbersOf,
  outcomesOf,
  snapshotOf,
  START,
} from '@dialogwerk/shared/dialog/graph';
import type { Connection } from '@dialogwerk/shared/dialog/graph';
import { compileSurvey, newConversation, openQuestion, step } from '@dialogwerk/shared/dialog';
import { rounds } from '@dialogwerk/shared/testing/rounds';
import { soundSurvey } from '@dialogwerk/shared/testing/sound-dialogs';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyCommand } from '../../../features/editing/model/applyCommand.ts';
import type { Command } from '../../../features/editing/model/Command.ts';
import { canSplit } from '../../../model/canSplit.ts';
import type { Insertion } from '../../../model/Insertion.ts';
import { mergedRange, movedCut, splitRange, usualCut } from '../../../model/outcomes/changedRanges.ts';
import { ledRanges } from '../../../model/outcomes/LedRange.ts';
import { aBlock, aDialog } from '../../../testing/aDialog.ts';
import { gesturedDialogs, ids, jumps, options, place, there } from '../../../testing/gesturedDialogs.ts';
import { bringBackCommands, deleteCommands } from '../editing/deleteCommands.ts';
import { withoutConnection } from '../editing/deleteSelection.ts';
import { chainCommands } from './chainCommands.ts';
import { connectLine } from './connectLine.ts';
import { insertCommands } from './insertBlock.ts';
import { intoLoop } from './intoLoop.ts';
import { goingTo } from './ownWay.ts';
import { rangesCommands } from './rangesCommands.ts';

/** Where each way leads: a block's own by its id, an outcome's by both ids, any other by its label. */
type Ways = Map<string, string>;

/** Choices among what there is when a gesture is made. */
const gesture = fc.record({
  kind: fc.constantFrom('connect', 'line', 'split', 'end', 'lines', 'deleteEdge', 'deleteBlocks', 'ranges'),
  at: fc.nat(),
  to: fc.nat(),
  byOption: fc.option(fc.nat(), { freq: 2 }),
});
type Gesture = typeof gesture extends fc.Arbitrary<infer T> ? T : never;

const idsIn = ({ all_questions }: SurveyData): string[] =>
  all_questions.map(({ unique_question_id }) => unique_question_id);
const pick = <T>(list: readonly T[], number: number): T | undefined => list[number % list.length];

const intoNext = new Set(['nächste Runde', 'nächster Teil']);
const keysOf = ({ kind, source, labels, handle }: Connection): string[] => {
  if (handle) return [`${source}/${handle.outcome}`];
  // Into a round, or an item of a shuffle, which is not where that goes on behind them.
  if (kind === 'round' && !intoNext.has(labels[0] ?? '')) return [`${source}>${labels[0]}`];
  return kind === 'condition' ? labels.map((label) => `${source}?${label}`) : [source];
};
const waysOf = (dialog: SurveyData): Ways =>
  new Map(drawnByOption(connectionsOf(dialog)).flatMap((one) => keysOf(one).map((key) => [key, one.target] as const)));

/** A conversation without a model has no other way than its fallback, which is then its own. */
function ownWay(ways: Ways, id: string): string {
  const own = ways.get(id);
  if (own !== undefined) return own;
  const found = ways.get(`${id}?ohne Modell`) ?? END;
  ways.delete(`${id}?ohne Modell`);
  return found;
}

const withNew = (id: string): Block => aBlock('message', id, { context: id });

/** What a gesture makes of the ways, by the simple model of this test, beside the commands that the product makes of it. */
function drawn(dialog: SurveyData, { kind, at, to, byOption }: Gesture, fresh: string) {
  const before = waysOf(dialog);
  const ways: Ways = new Map(before);
  const source = pick(dialog.all_questions, at);
  const made = withNew(fresh);
  const insert = (where: Insertion): Command[] => insertCommands(dialog, where, made);
  if (!source) return null;
  const id = source.unique_question_id;
  const outcomes = outcomesOf(drawnBlock(source, dialog));
  const outcome = byOption === null ? null : (pick(outcomes, byOption)?.id ?? null);
  const from = { source: id, outcome };
  // Led elsewhere than to the end, declining a consent is an answer like any other.
  const led = (one: string, target: string): Ways =>
    one.endsWith('/@declined') && target !== END
      ? (ways.delete(one), ways.set(one.replace('@declined', 'decline'), target))
      : ways.set(one, target);
  const key = outcome === null ? id : `${id}/${outcome}`;
  const groups = loopGroups(dialog.all_questions);
  if (kind === 'connect') {
    const target =
      pick(
        [...idsIn(dialog), END].filter((one) => one !== id),
        to,
      ) ?? END;
    if (outcome === null) ownWay(ways, id);
    return { commands: connectLine(dialog, from, target), ways: led(key, groups.entryOf(id, target)) };
  }
  // Behind a loop or a shuffle that leads into its own group, a new block stands outside of that, and comes to the beginning of it.
  const fromBehind = (before_id: string, target: string): string =>
    groups.around(target).includes(before_id) ? before_id : target;
  if (kind === 'line') {
    if (outcome === null) ways.set(fresh, fromBehind(id, ownWay(ways, id)));
    const commands = insert({ kind: 'line', from, place: null });
    return { commands, ways: led(key, fresh), goesOnAnywhere: outcome !== null };
  }
  if (kind === 'lines') {
    ways
      .set(fresh, `${fresh}2`)
      .set(`${fresh}2`, fromBehind(id, ownWay(ways, id)))
      .set(id, fresh);
    return {
      commands: intoLoop(dialog, chainCommands(dialog, id, [made, withNew(`${fresh}2`)]), groups.loopOf(id)),
      ways,
    };
  }
  if (kind === 'end') {
    const last = connectionsOf(dialog).find((one) => one.kind === 'order' && one.target === END);
    if (last) ways.set(last.source, fresh);
    return { commands: insert({ kind: 'end', place: null }), ways: ways.set(fresh, END) };
  }
  if (kind === 'ranges') return changedRanges(dialog, source, ways, [to, byOption]);
  const connections = drawnByOption(connectionsOf(dialog));
  if (kind === 'split') {
    const connection = pick(connections.filter(canSplit), to);
    if (!connection) return null;
    for (const one of keysOf(connection)) led(one, fresh);
    const isIntoRound = connection.kind === 'round';
    ways.set(fresh, isIntoRound ? connection.target : fromBehind(connection.source, connection.target));
    return { commands: insert({ kind: 'connection', connection }), ways };
  }
  if (kind === 'deleteEdge') {
    const connection = pick(
      connections.filter((one) => one.kind === 'jump' || (one.kind === 'condition' && one.handle)),
      to,
    );
    if (!connection) return null;
    const by = connection.kind === 'jump' ? ('jump' as const) : ('condition' as const);
    const commands = withoutConnection(dialog, {
      kind: 'connection',
      by,
      source: connection.source,
      target: connection.target,
      option: connection.handle?.outcome ?? null,
    });
    const all = idsIn(dialog);
    if (by === 'jump') ways.set(connection.source, all[all.indexOf(connection.source) + 1] ?? END);
    else for (const one of keysOf(connection)) ways.delete(one);
    return { commands, ways };
  }
  const gone = [...new Set([id, ...(to % 2 === 0 ? [pick(idsIn(dialog), to) ?? id] : [])])];
  return { commands: deleteCommands(dialog, gone), ways: withoutBlocks(dialog, before, gone), gone };
}

/** One range of a block is parted in two, begins one number later, or is taken in by the one before it. */
function changedRanges(dialog: SurveyData, block: Block, ways: Ways, [to, how]: readonly [number, number | null]) {
  const numbers = numbersOf(block);
  const ranges = ledRanges(block);
  const at = to % Math.max(1, ranges.length);
  const led = ranges[at];
  if (!numbers || !led) return null;
  const cut = usualCut(led, numbers);
  const split = cut === null ? null : splitRange(ranges, at, cut);
  const begin = Math.max(led.range.from, numbers.least) + 1;
  const fits = at > 0 && begin < Math.min(led.range.below, numbers.most + 1);
  const other = how === null ? (at > 0 ? mergedRange(ranges, at) : null) : fits ? movedCut(ranges, at, begin) : null;
  const next = how !== null && how % 2 === 0 ? split : other;
  if (!next) return null;
  const own = goingTo(dialog, block);
  const id = block.unique_question_id;
  for (const key of ways.keys()) if (/\/@-?[I0-9]/.test(key) && key.startsWith(`${id}/`)) ways.delete(key);
  for (const [index, { range, target }] of next.entries()) {
    const led_to = target ?? (next[index + 1]?.target === null ? own : null);
    if (led_to !== null && led_to !== 'gone') ways.set(`${id}/@${range.from}:${range.below}`, led_to);
  }
  return { commands: rangesCommands(dialog, block, next), ways };
}

/** Ways to blocks that are deleted lead to where these went on; where that is nowhere, along the order. */
function withoutBlocks(dialog: SurveyData, before: Ways, gone: readonly string[]): Ways {
  const left = idsIn(dialog).filter((id) => !gone.includes(id));
  const begin = dialog.all_questions.find(
    ({ start_page, unique_question_id }) => start_page && left.includes(unique_question_id),
  );
  const ledOn = (target: string, seen: readonly string[]): string | null => {
    if (!gone.includes(target)) return target;
    return seen.includes(target) ? null : ledOn(ownWay(new Map(before), target), [...seen, target]);
  };
  const ways: Ways = new Map();
  for (const [key, target] of before) {
    const source = key.split(/[/?]/)[0] ?? key;
    if (gone.includes(source) || left.length === 0) continue;
    const found = ledOn(target, []);
    const on = found === source && target !== source ? null : found;
    if (source === START)
      ways.set(key, found === null || found === END ? (begin?.unique_question_id ?? left[0] ?? END) : found);
    else if (on !== null) ways.set(key, on);
    else if (key === source || !before.has(source)) ways.set(source, left[left.indexOf(source) + 1] ?? END);
  }
  return ways;
}

const sorted = (ways: Ways): [string, string][] => [...ways].toSorted(([one], [other]) => one.localeCompare(other));

/** The dialog after some gestures, and where the product and the model were not of one mind. */
function played(dialog: SurveyData, gestures: readonly Gesture[]) {
  const differences: unknown[] = [];
  const compare = (one: unknown, is: Ways, model: Ways): void => {
    if (JSON.stringify(sorted(is)) !== JSON.stringify(sorted(model)))
      differences.push([one, sorted(is), sorted(model)]);
  };
  const after = gestures.reduce((now, one, index) => {
    const fresh = `new${index}`;
    const found = drawn(now, one, fresh);
    if (!found) return now;
    const next = found.commands.reduce(applyCommand, now);
    const is = waysOf(next);
    // Where an answer's block meets the others again has tests of its own.
    const meets = is.get(fresh) ?? fresh;
    compare(one, is, found.goesOnAnywhere && meets !== fresh ? new Map(found.ways).set(fresh, meets) : found.ways);
    const back = bringBackCommands(now, next, found.gone ?? []).reduce(applyCommand, next);
    if (found.gone) compare('brought back', waysOf(back), waysOf(now));
    return next;
  }, dialog);
  return { after, differences };
}

test('whatever is drawn becomes true, and no other way changes', () => {
  fc.assert(
    fc.property(gesturedDialogs, fc.array(gesture, { minLength: 1, maxLength: 6 }), (dialog, gestures) => {
      expect(played(dialog, gestures).differences).toEqual([]);
    }),
    { numRuns: rounds(150, 4_000) },
  );
});

test('so it is among loops and shuffles', () => {
  const grouped = soundSurvey
    .map(({ blocks, templ_options }) => Object.assign(aDialog(...blocks), { templ_options: [...templ_options] }))
    .filter(({ all_questions }) => all_questions.some(({ type }) => type === 'loop' || type === 'shuffle'));
  const drawing = gesture.filter(({ kind }) => kind !== 'deleteEdge' && kind !== 'deleteBlocks');
  fc.assert(
    fc.property(grouped, fc.array(drawing, { minLength: 1, maxLength: 4 }), (dialog, gestures) => {
      expect(played(dialog, gestures).differences).toEqual([]);
    }),
    { numRuns: rounds(60, 2_000) },
  );
});

function accepted(done: ReturnType<typeof step>) {
  if (done.outcome !== 'accepted') throw new Error(`It was ${done.outcome}.`);
  return done;
}

test('conversations go where the lines say', () => {
  const choices = fc
    .tuple(
      ...ids.map((id) =>
        fc
          .tuple(
            fc.boolean(),
            fc.record({ is_end: fc.boolean(), jump_to_question: fc.option(place), jump_to_ids: jumps(id, there) }),
          )
          .map(([asks, fields]) =>
            Object.assign(asks ? aBlock('single', id, { options, context: id }) : withNew(id), fields),
          ),
      ),
    )
    .map((blocks) => aDialog(...blocks));
  const replies = fc.array(fc.constantFrom('x', 'y'), { minLength: 3, maxLength: 6 });
  fc.assert(
    fc.property(choices, fc.array(gesture, { maxLength: 4 }), replies, (dialog, gestures, chosen) => {
      const drawnDialog = played(dialog, gestures).after;
      const ways = waysOf(drawnDialog);
      const asking = new Set(
        drawnDialog.all_questions.flatMap((one) => (one.type === 'single' ? [one.unique_question_id] : [])),
      );
      const arrives = (target: string | undefined, seen: readonly string[] = []): string | null => {
        if (target === undefined || target === END || seen.includes(target)) return null;
        return asking.has(target) ? target : arrives(ways.get(target), [...seen, target]);
      };
      const survey = compileSurvey(snapshotOf(drawnDialog));
      let { state } = accepted(step(survey, newConversation, { kind: 'start' }));
      let at = arrives(ways.get(START));
      for (const option_id of chosen) {
        expect(openQuestion(survey, state)?.unique_question_id ?? null).toBe(at);
        if (at === null) return;
        const reply = { type: 'single', option_id } as const;
        const event = { kind: 'reply', unique_question_id: at, nachfrage_id: null, reply } as const;
        ({ state } = accepted(step(survey, state, event)));
        at = arrives(ways.get(`${at}/${option_id}`) ?? ways.get(at));
      }
    }),
    { numRuns: rounds(100, 2_000) },
  );
});
