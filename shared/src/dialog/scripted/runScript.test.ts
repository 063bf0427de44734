import { describe, expect, test } from 'vitest';
import type { Block, Script, ScriptedTest } from '../../contract/index.ts';
import { checkDialog } from '../check/checkDialog.ts';
import { compileSurvey } from '../engine/survey/compileSurvey.ts';
import { aSnapshot } from '../testing/aSnapshot.ts';
import { api, assign, message, number, open, single } from '../testing/blocks.ts';
import { breakOf } from './breakOf.ts';
import { runScript } from './runScript.ts';

const yesNo = [
  { id: 'y', text: 'Ja', score: 1 },
  { id: 'n', text: 'Nein', score: 0 },
];
const dialog = (): Block[] => [
  single('visited', {
    context: 'Waren Sie da?',
    options: yesNo,
    variable: 'da',
  }),
  number('nps', { context: 'Wie war es?', variable: 'note', min: 0, max: 10 }),
  assign('sum', [{ variable: 'doppelt', expression: 'note * 2' }]),
  message('bye', { context: 'Danke!' }),
];
const yes = {
  kind: 'reply',
  unique_question_id: 'visited',
  nachfrage_id: null,
  reply: { type: 'single', option_id: 'y' },
} as const;
const nine = {
  kind: 'reply',
  unique_question_id: 'nps',
  nachfrage_id: null,
  reply: { type: 'number', value: 9 },
} as const;

/** A test as it is kept from a conversation on a dialog. */
function kept(blocks: readonly Block[], events: Script['events']): ScriptedTest {
  const { result } = runScript(compileSurvey(aSnapshot(blocks)), { seed: null, events });
  return { test_id: 't', name: 'Zufrieden', seed: null, events, expected: result, created_at: 0, created_by: null };
}
const breakIn = (blocks: readonly Block[], of: ScriptedTest) =>
  breakOf(of, runScript(compileSurvey(aSnapshot(blocks)), of));
const changed = (change: (blocks: Block[]) => readonly Block[]): readonly Block[] => change(dialog());

describe('a conversation that is kept as a test', () => {
  const satisfied = kept(dialog(), [yes, nine]);

  test('expects what it came to', () => {
    expect(satisfied.expected).toEqual({
      ended: true,
      last: 'bye',
      values: expect.objectContaining({ note: 9, doppelt: 18 }),
    });
    expect(breakIn(dialog(), satisfied)).toBeNull();
  });

  test('does not mind what has nothing to do with it', () => {
    const more = changed((blocks) => [...blocks.slice(0, 2), message('m', { context: 'Aha.' }), ...blocks.slice(2)]);
    expect(breakIn(more, satisfied)).toBeNull();
  });

  test.each([
    [
      'another question comes in between',
      changed((blocks) => [...blocks.slice(0, 1), open('why', { context: 'Warum?' }), ...blocks.slice(1)]),
      { kind: 'elsewhere', at: 'visited', expected: 'nps', found: 'why' },
    ],
    [
      'its question is gone',
      changed((blocks) => blocks.filter(({ unique_question_id: id }) => id !== 'nps')),
      { kind: 'elsewhere', at: 'visited', expected: 'nps', found: null },
    ],
    [
      'its reply is not taken any more',
      changed((blocks) => blocks.map((block) => (block.type === 'number' ? { ...block, max: 5 } : block))),
      { kind: 'refused', at: 'nps', message: expect.stringContaining('5') },
    ],
    [
      'the dialog asks more at the end',
      changed((blocks) => [...blocks, open('more', { context: 'Noch etwas?' })]),
      { kind: 'other-ending', found: { ended: false, last: 'more' }, expected: { ended: true, last: 'bye' } },
    ],
    [
      'a value is worked out otherwise',
      changed((blocks) =>
        blocks.map((block) =>
          block.type === 'assign' ? assign('sum', [{ variable: 'doppelt', expression: 'note * 3' }]) : block,
        ),
      ),
      { kind: 'other-values', values: [{ variable: 'doppelt', expected: 18, found: 27 }] },
    ],
  ])('breaks when %s', (_, blocks, expected) => {
    expect(breakIn(blocks, satisfied)).toMatchObject(expected);
  });

  test('gets the answers of other systems as they were, and none from a request that is new', () => {
    const asking = [
      api('ask', { context: '', url: 'https://example.org', mapping: [{ variable: 'stadt', path: 'city' }] }),
      ...dialog(),
    ];
    const response = { kind: 'response', unique_question_id: 'ask', values: { stadt: 'Jena' } } as const;
    const test_ = kept(asking, [response, yes, nine]);
    expect(test_.expected.values).toMatchObject({ stadt: 'Jena' });
    expect(breakIn(asking, test_)).toBeNull();
    expect(breakIn(dialog(), test_)).toMatchObject({
      kind: 'other-values',
      values: [{ variable: 'stadt', expected: 'Jena', found: null }],
    });
    expect(breakIn(asking, satisfied)).toBeNull();
  });

  test('is a finding of the check where it breaks, with its conversation', () => {
    const three = changed((blocks) =>
      blocks.map((block) =>
        block.type === 'assign' ? assign('sum', [{ variable: 'doppelt', expression: 'note * 3' }]) : block,
      ),
    );
    const found = checkDialog(aSnapshot(three), { tests: [satisfied] });
    expect(found.filter(({ kind }) => kind === 'test-broken')).toMatchObject([
      {
        id: 'test-broken sum t',
        severity: 'error',
        message: 'Der Test „Zufrieden“ ist nicht bestanden: „doppelt“ ist 27 statt 18.',
        counterexample: { replies: [{ unique_question_id: 'visited' }, { unique_question_id: 'nps' }] },
      },
    ]);
    expect(checkDialog(aSnapshot(dialog()), { tests: [satisfied] })).toEqual(checkDialog(aSnapshot(dialog())));
  });
});
