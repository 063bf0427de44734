import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Block, Jump } from '../../contract/index.ts';
import { compileSurvey } from '../engine/survey/compileSurvey.ts';
import { newConversation } from '../engine/ConversationState.ts';
import { step } from '../engine/step.ts';
import { aSnapshot } from '../testing/aSnapshot.ts';
import { arbitrarySurvey } from '../testing/arbitrarySurvey.ts';
import {
  api,
  assign,
  consent,
  gpt,
  likert,
  matrix,
  message,
  multiple,
  number,
  open,
  qa,
  single,
} from '../testing/blocks.ts';
import { rounds } from '../../testing/rounds.ts';
import { findPath } from './findPath.ts';
import type { Path } from './findPath.ts';

const byOption = (option_id: string, target: string): Jump => ({ kind: 'option', option_id, target });
const when = (condition: string, target: string): Jump => ({ kind: 'condition', condition, target });
const points = [0, 1, 2, 3].map((value) => ({ value, label: String(value) }));
const yesNo = {
  options: [
    { id: 'ja', text: 'Ja', score: null },
    { id: 'nein', text: 'Nein', score: null },
  ],
};

function pathTo(blocks: readonly Block[], towards: string, mostTurns?: number): Path {
  return findPath(compileSurvey(aSnapshot(blocks)), { towards, ...(mostTurns === undefined ? {} : { mostTurns }) });
}

/** The replies of a path that was found, else why none was. */
function repliesOf(path: Path): unknown {
  if (!path.found) return path.reason;
  return path.moves.flatMap((event) => {
    if (event.kind === 'reply') return [Object.values(event.reply).at(-1)];
    return event.kind === 'response' ? [event.values] : [];
  });
}

describe('a shortest way', () => {
  test('to what the dialog begins with needs no reply', () => {
    expect(pathTo([message('a'), open('b')], 'b')).toEqual({
      found: true,
      moves: [{ kind: 'start' }],
      isShortest: true,
    });
    expect(repliesOf(pathTo([message('a'), open('b')], 'a'))).toEqual([]);
  });

  test('takes the option that shortens it', () => {
    const blocks = [single('a', { ...yesNo, jump_to_ids: [byOption('nein', 'd')] }), open('b'), open('c'), open('d')];
    expect(repliesOf(pathTo(blocks, 'd'))).toEqual(['nein']);
    expect(repliesOf(pathTo(blocks, 'c'))).toEqual(['ja', 'Beispielantwort']);
  });

  test('finds the number, the text and the choice that a condition asks for', () => {
    const end = { is_end: true };
    const age = number('age', { variable: 'alter', jump_to_ids: [when('alter >= 67', 'old')] });
    expect(repliesOf(pathTo([age, open('young', end), open('old')], 'old'))).toEqual([67]);
    expect(repliesOf(pathTo([age, open('young', end), open('old')], 'young'))).toEqual([66]);
    const town = open('town', { variable: 'ort', jump_to_ids: [when('ort = "Köln"', 'dom')] });
    expect(repliesOf(pathTo([town, message('else', end), open('dom')], 'dom'))).toEqual(['Köln']);
    const pets = multiple('pets', { ...yesNo, variable: 'tiere', jump_to_ids: [when('count(tiere) = 2', 'both')] });
    expect(repliesOf(pathTo([pets, message('else', end), open('both')], 'both'))).toEqual([['ja', 'nein']]);
  });

  test('finds a text that contains, begins with or fits what a condition names, and one that does not', () => {
    const to = (condition: string): boolean =>
      pathTo(
        [
          open('frage', { variable: 'x', jump_to_ids: [when(condition, 'ziel')], is_end: false }),
          message('vorher', { is_end: true }),
          message('ziel'),
        ],
        'ziel',
      ).found;
    expect(['enthält(x, "eva")', 'beginnt(x, "Dr.")', 'passt(x, "DE ##*")', 'nicht enthält(x, "eva")'].map(to)).toEqual(
      Array(4).fill(true),
    );
  });

  test('goes through probes, batteries, searches and requests', () => {
    const knowledge = { qa_entries: [{ id: 'e', questions: ['Wann?'], answer: 'Jetzt' }] };
    const blocks = [
      open('a', { nachfrage: 'Warum?' }),
      matrix('b'),
      qa('c', { ...knowledge, only_search: true }),
      api('d', { mapping: [{ variable: 'stufe', path: 'x' }], jump_to_ids: [when('stufe = "gold"', 'f')] }),
      message('e', { is_end: true }),
      open('f'),
    ];
    expect(repliesOf(pathTo(blocks, 'f'))).toEqual([
      'Beispielantwort',
      'Beispielantwort',
      1,
      1,
      null,
      { stufe: 'gold' },
    ]);
  });

  test('takes the way out of a failed request and of a declined consent', () => {
    const failing = [api('a', { error_target: 'c' }), message('b', { is_end: true }), open('c')];
    expect(repliesOf(pathTo(failing, 'c'))).toEqual([null]);
    const asking = [
      consent('a', { required: false, jump_to_ids: [byOption('decline', 'c')] }),
      open('b', { is_end: true }),
      open('c'),
    ];
    expect(repliesOf(pathTo(asking, 'c'))).toEqual([false]);
  });

  test('takes what a language model would lead to, and its end without one', () => {
    const exit = { id: 'e', condition: 'Die Person ist fertig', target: 'c' };
    const blocks = [gpt('a', { context: 'Und?', gpt_exit_conditions: [exit] }), open('b', { is_end: true }), open('c')];
    const led = compileSurvey(aSnapshot(blocks), new Set(), true);
    const path = findPath(led, { towards: 'c' });
    expect(path.found && path.moves.map(({ kind }) => kind)).toEqual(['start', 'reply', 'model']);
    expect(path.found && path.moves.at(-1)).toMatchObject({ outcome: { kind: 'met', condition_id: 'e' } });
    expect(findPath(led, { towards: 'b' }).found).toBe(true);
    expect(findPath(compileSurvey(aSnapshot(blocks)), { towards: 'c' }).found).toBe(false);
    const probed = [open('a', { probing: { goal: 'Warum', most: 2, avoid: '' } }), open('b')];
    expect(findPath(compileSurvey(aSnapshot(probed), new Set(), true), { towards: 'b' }).found).toBe(true);
  });

  test('can be one that a predicate knows the end of', () => {
    const survey = compileSurvey(aSnapshot([single('a', yesNo), open('b')]));
    const path = findPath(survey, { towards: null, isThere: ({ result }) => result.state.finished });
    expect(repliesOf(path)).toEqual(['ja', 'Beispielantwort']);
  });
});

describe('a sum of many replies', () => {
  const items = Array.from({ length: 9 }, (_, index) =>
    likert(`q${index}`, { scale: { from: 'block', points }, variable: `v${index}` }),
  );
  const sum = `sum(${items.map(({ variable }) => variable).join(', ')})`;
  const survey = (condition: string): Block[] => [
    ...items,
    assign('sum', [{ variable: 'summe', expression: sum }], { jump_to_ids: [when(condition, 'there')] }),
    message('else', { is_end: true }),
    open('there'),
  ];

  test.each(['summe = 27', 'summe >= 20', 'summe >= 5 and summe <= 9', 'summe = 0', 'summe = 13'])(
    'is reached by one search or another: %s',
    (condition) => {
      expect(pathTo(survey(condition), 'there').found).toBe(true);
    },
  );

  test('that cannot be is given up', () => {
    expect(repliesOf(pathTo(survey('summe = 28'), 'there', 5_000))).toBe('gave-up');
  });
});

describe('no way', () => {
  test('is known from the edges where there is none', () => {
    const blocks = [single('a', { ...yesNo, jump_to_question: 'c' }), open('b'), open('c')];
    expect(repliesOf(pathTo(blocks, 'b'))).toBe('no-way');
    expect(repliesOf(pathTo(blocks, 'gone'))).toBe('no-way');
    expect(repliesOf(pathTo([], 'a'))).toBe('no-way');
  });

  test('is known from having tried everything where a condition never holds', () => {
    const never = single('a', { ...yesNo, variable: 'x', jump_to_ids: [when('x = "vielleicht"', 'c')] });
    expect(repliesOf(pathTo([never, open('b', { is_end: true }), open('c')], 'c'))).toBe('tried-all');
  });
});

test('a dialog of 500 questions is searched with few turns', () => {
  const blocks = Array.from({ length: 500 }, (_, index) => single(`q${index}`, { ...yesNo, variable: `v${index}` }));
  const path = pathTo(blocks, 'q499');
  expect(path.found && path.moves).toHaveLength(500);
});

test('what is found in any dialog comes there, and the same search finds the same', () => {
  fc.assert(
    fc.property(arbitrarySurvey, fc.nat(), (snapshot, pick) => {
      const survey = compileSurvey(snapshot);
      const ids = [...survey.blocks.keys()];
      const towards = ids[pick % Math.max(ids.length, 1)] ?? '';
      const path = findPath(survey, { towards, mostTurns: 500 });
      expect(findPath(survey, { towards, mostTurns: 500 })).toEqual(path);
      if (!path.found) return;
      let state = newConversation;
      let passed: readonly string[] = [];
      for (const event of path.moves) {
        const result = step(survey, state, event);
        if (result.outcome !== 'accepted') throw new Error(result.outcome);
        ({ state, passed } = result);
      }
      expect(passed).toContain(towards);
    }),
    { numRuns: rounds(75, 300) },
  );
});
