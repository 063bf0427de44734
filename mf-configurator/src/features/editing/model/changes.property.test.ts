import type { Block, StoredChange, SurveyData } from '@dialogwerk/shared/contract';
import { rounds } from '@dialogwerk/shared/testing/rounds';
import { array, assert, constantFrom, nat, oneof, property, record as recordOf, string, tuple } from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { expect, test } from 'vitest';
import { aBlock, aDialog } from '../../../testing/aDialog.ts';
import { accepted } from './answers.ts';
import { applyCommand } from './applyCommand.ts';
import { change, redo, undo } from './changes.ts';
import type { Command } from './Command.ts';
import type { EditingState } from './EditingState.ts';
import { newEditing } from './EditingState.ts';
import { mergeRemoteChanges } from './remoteChanges.ts';

const blockKinds = ['add', 'delete', 'write', 'name', 'swap', 'move', 'connect', 'first', 'ends'] as const;
const settingKinds = ['welcome', 'config', 'section'] as const;

/** A change by chance; places count round the blocks that are there when it is made. */
interface Draw {
  readonly kind: (typeof blockKinds)[number] | (typeof settingKinds)[number];
  readonly at: number;
  readonly other: number;
  readonly text: string;
}
const drawOf = (...kinds: Draw['kind'][]): Arbitrary<Draw> =>
  recordOf({ kind: constantFrom(...kinds), at: nat(20), other: nat(20), text: string({ minLength: 1, maxLength: 4 }) });
const ownDraw = drawOf(...blockKinds, 'write', ...settingKinds);
/** What another author does meanwhile. */
const foreignDraw = drawOf('add', 'delete', 'write', 'name', 'connect', 'welcome', 'config', 'section');

type Event = { readonly by: 'me' | 'other'; readonly draw: Draw } | { readonly by: 'undo' | 'redo' };
const own = ownDraw.map((draw): Event => ({ by: 'me', draw }));
/** Without swaps: where two authors change the order of blocks at once, the last one wins (`PendingCommand.ts`). */
const ownBesideOthers = own.filter((event) => event.by !== 'me' || event.draw.kind !== 'swap');
const foreign = foreignDraw.map((draw): Event => ({ by: 'other', draw }));
const walk = constantFrom<Event>({ by: 'undo' }, { by: 'redo' });

const start = aDialog(...['a', 'b', 'c', 'd', 'e'].map((id) => aBlock('open', id, { context: id })));
const sectionIds = ['s1', 's2', 's3'] as const;
let made = 0;

function commandsFor(survey: SurveyData, { kind, at, other, text }: Draw): Command[] {
  const blocks = survey.all_questions;
  const block = blocks[at % Math.max(blocks.length, 1)];
  const second = blocks[other % Math.max(blocks.length, 1)];
  made += 1;
  if (kind === 'add') {
    return [
      {
        kind: 'addBlock',
        block: aBlock('open', `n${made}`, { context: text }),
        after: block?.unique_question_id ?? null,
      },
    ];
  }
  if (kind === 'welcome') return [{ kind: 'updateMessages', change: { welcome: text } }];
  if (kind === 'section') {
    const section = { id: sectionIds[at % sectionIds.length] ?? '', name: text, blocks: [] };
    return [{ kind: 'updateSections', sections: { [section.id]: other % 4 === 0 ? null : section } }];
  }
  if (kind === 'config') return [{ kind: 'updateConfig', change: { avatar_name: text } }];
  if (!block || !second) return [];
  const id = block.unique_question_id;
  switch (kind) {
    case 'delete':
      return [{ kind: 'deleteBlock', id }];
    case 'write':
      return [{ kind: 'updateBlock', id, change: { context: text } }];
    case 'name':
      return [{ kind: 'updateBlock', id, change: { short_name: text, reason: text } }];
    case 'swap':
      return [{ kind: 'swapOrder', id, order: second.order }];
    case 'move':
      return [
        {
          kind: 'moveBlocks',
          moves: [block, second].map((each) => ({ id: each.unique_question_id, position: { x: at, y: other } })),
        },
      ];
    case 'connect':
      return [{ kind: 'connectBlocks', source: id, target: second.unique_question_id }];
    case 'first':
      return [{ kind: 'updateBlock', id, change: { start_page: true } }];
    case 'ends':
      return [
        { kind: 'updateEnds', ends: [id], others: id === second.unique_question_id ? [] : [second.unique_question_id] },
      ];
  }
}

/** Everything that waits is saved, so that what others do comes after it. */
function saved(state: EditingState): EditingState {
  return state.pending.reduce((next) => accepted(next, { revision: next.revision + 1, block: null }), state);
}

const people = { user_id: 'u2', name: 'Bert' };

/** What the api tells of another author's command. */
function afterForeign(state: EditingState, command: Command): EditingState {
  const before = state.confirmed;
  const after = applyCommand(before, command);
  if (after === before) return state;
  const known = new Map(before.all_questions.map((block) => [block.unique_question_id, block]));
  const changes = entriesOf(before, after, state.revision + 1);
  return mergeRemoteChanges(state, {
    revision: state.revision + 1,
    blocks: after.all_questions.filter((block) => known.get(block.unique_question_id) !== block),
    orders: Object.fromEntries(after.all_questions.map(({ unique_question_id, order }) => [unique_question_id, order])),
    settings: changes.some(({ type }) => type === 'settings') ? after : null,
    changes,
  });
}

function entriesOf(before: SurveyData, after: SurveyData, revision: number): StoredChange[] {
  const entry = (
    fields: Pick<StoredChange, 'change' | 'key' | 'new_value' | 'unique_question_id'> & Partial<StoredChange>,
  ): StoredChange => ({
    type: fields.unique_question_id === null ? 'settings' : 'blocks',
    old_value: null,
    question_name: '',
    time: 0,
    revision,
    client: 'another',
    step: 's',
    author: people,
    undone: false,
    ...fields,
  });
  const blockEntries = (block: Block, was: Block | undefined): StoredChange[] => {
    const unique_question_id = block.unique_question_id;
    if (!was) return [entry({ change: 'create', key: '', new_value: block, unique_question_id })];
    const old = new Map<string, unknown>(Object.entries(was));
    return Object.entries(block)
      .filter(([key, value]) => key !== 'order' && old.get(key) !== value)
      .map(([key, new_value]) => entry({ change: 'update', key, new_value, unique_question_id }));
  };
  const find = (survey: SurveyData, id: string): Block | undefined =>
    survey.all_questions.find(({ unique_question_id }) => unique_question_id === id);
  return [
    ...after.all_questions.flatMap((block) => blockEntries(block, find(before, block.unique_question_id))),
    ...before.all_questions
      .filter(({ unique_question_id: id }) => !find(after, id))
      .map(({ unique_question_id }) => entry({ change: 'delete', key: '', new_value: null, unique_question_id })),
    ...(['welcome', 'avatar_name', 'sections'] as const)
      .filter((key) => before[key] !== after[key])
      .map((key) =>
        entry({ change: 'config', key, old_value: before[key], new_value: after[key], unique_question_id: null }),
      ),
  ];
}

/** The dialog without the numbers that only say in which order blocks come, as a gap between them says nothing; nor does the order of sections. */
function saying({ all_questions, sections, ...rest }: SurveyData): object {
  const known = sectionIds.map((id) => sections.find((section) => section.id === id));
  return { ...rest, sections: known, all_questions: all_questions.map((block, order) => ({ ...block, order })) };
}

function toTheStart(state: EditingState): EditingState {
  let next = state;
  while (next.history.pointer > 0) next = saved(undo(next));
  return next;
}

function toTheEnd(state: EditingState): EditingState {
  let next = state;
  while (next.history.pointer < next.history.steps.length) next = saved(redo(next));
  return next;
}

test('undo and redo through 50 mixed changes lead exactly to the start and to the end', () => {
  assert(
    property(array(ownDraw, { minLength: 50, maxLength: 50 }), (draws) => {
      const end = draws.reduce(
        (state, draw) => saved(change(state, commandsFor(state.survey, draw), null)),
        newEditing(start, 1),
      );
      const back = toTheStart(end);
      expect(saying(back.survey)).toEqual(saying(start));
      expect(saying(toTheEnd(back).survey)).toEqual(saying(end.survey));
    }),
    { numRuns: rounds(50, 200) },
  );
});

test('the same while nothing is saved yet, and after a walk back and forth', () => {
  assert(
    property(array(oneof({ arbitrary: own, weight: 4 }, walk), { minLength: 30, maxLength: 50 }), (events) => {
      const end = events.reduce(
        (state, event) => {
          if (event.by === 'undo') return undo(state);
          if (event.by === 'redo') return redo(state);
          return event.by === 'me' ? change(state, commandsFor(state.survey, event.draw), null) : state;
        },
        newEditing(start, 1),
      );
      const last = toTheEnd(end);
      const back = toTheStart(last);
      expect(saying(back.survey)).toEqual(saying(start));
      expect(saying(toTheEnd(back).survey)).toEqual(saying(last.survey));
    }),
    { numRuns: rounds(50, 200) },
  );
});

test("with another author's changes in between, undoing all leaves exactly those, and redoing all loses none", () => {
  assert(
    property(
      array(
        oneof(
          { arbitrary: ownBesideOthers, weight: 3 },
          { arbitrary: foreign, weight: 1 },
          { arbitrary: walk, weight: 1 },
        ),
        {
          minLength: 50,
          maxLength: 50,
        },
      ),
      (events) => {
        let state = newEditing(start, 1);
        const foreignTouched = new Map<string, unknown>();
        for (const event of events) {
          if (event.by === 'undo') state = saved(undo(state));
          if (event.by === 'redo') state = saved(redo(state));
          if (event.by === 'me') state = saved(change(state, commandsFor(state.survey, event.draw), null));
          if (event.by === 'other') {
            for (const command of commandsFor(state.survey, event.draw)) {
              const before = state.survey;
              state = afterForeign(state, command);
              noteForeign(foreignTouched, command, before !== state.survey);
            }
          }
        }
        const end = toTheEnd(state);
        const back = toTheStart(end);
        expectForeignWork(back.survey, foreignTouched);
        expect(saying(toTheEnd(back).survey)).toEqual(saying(end.survey));
      },
    ),
    { numRuns: rounds(75, 300) },
  );
});

/** Remembers the last word of the other author about each field. */
function noteForeign(touched: Map<string, unknown>, command: Command, hasChanged: boolean): void {
  if (!hasChanged) return;
  if (command.kind === 'deleteBlock') {
    for (const key of touched.keys()) if (key.startsWith(`${command.id} `)) touched.delete(key);
  }
  if (command.kind === 'updateSections')
    for (const [id, section] of Object.entries(command.sections)) touched.set(`section ${id}`, section);
  if (command.kind === 'connectBlocks') touched.set(`${command.source} jump_to_question`, command.target);
  if (command.kind !== 'updateBlock' && command.kind !== 'updateMessages' && command.kind !== 'updateConfig') return;
  const about = command.kind === 'updateBlock' ? command.id : '';
  for (const [field, value] of Object.entries(command.change)) touched.set(`${about} ${field}`, value);
}

/** After all own changes are undone, every field says what the other author wrote last, or what it said at the start. */
function expectForeignWork(survey: SurveyData, touched: ReadonlyMap<string, unknown>): void {
  const wanted = (key: string, began: unknown): unknown => (touched.has(key) ? touched.get(key) : began);
  const pairs = survey.all_questions.flatMap((block) => {
    const id = block.unique_question_id;
    const began = start.all_questions.find(({ unique_question_id }) => unique_question_id === id) ?? block;
    return (['context', 'short_name', 'reason', 'jump_to_question'] as const).map((field) => ({
      key: `${id} ${field}`,
      now: block[field],
      wanted: wanted(`${id} ${field}`, began[field]),
    }));
  });
  expect(pairs.filter((pair) => pair.now !== pair.wanted)).toEqual([]);
  expect(survey.welcome).toBe(wanted(' welcome', start.welcome));
  expect(survey.avatar_name).toBe(wanted(' avatar_name', start.avatar_name));
  for (const id of sectionIds)
    expect(survey.sections.find((section) => section.id === id) ?? null).toEqual(wanted(`section ${id}`, null));
}

test('the draws of this file reach every kind of command', () => {
  const kinds = new Set<string>();
  assert(
    property(tuple(ownDraw), ([draw]) => {
      for (const { kind } of commandsFor(start, draw)) kinds.add(kind);
    }),
    { numRuns: 500, seed: 1 },
  );
  expect(kinds.size).toBe(10);
});
