import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Block, Differences } from '../../contract/index.ts';
import { newSurveySettings } from '../../contract/schemas/index.ts';
import { arbitrarySurvey } from '../testing/arbitrarySurvey.ts';
import { text } from '../testing/arbitraryTexts.ts';
import { message, open, single } from '../testing/blocks.ts';
import type { DialogContent } from './DialogContent.ts';
import { countDifferences, differencesOf } from './differencesOf.ts';
import { fieldDifferences } from './fieldDifferences.ts';
import { longestRise } from './longestRise.ts';

const settings = { ...newSurveySettings, survey_name: 'Teamklima' };
const contentOf = (blocks: readonly Block[], fields: Partial<DialogContent> = {}): DialogContent => ({
  blocks: blocks.map((block, order): Block => Object.assign({}, block, { order })),
  templ_options: [],
  settings,
  ...fields,
});
const [a, b, c, d] = [open('a'), open('b'), single('c'), message('d')];
const nothing: Differences = { blocks: [], scales: [], settings: [] };

/** A dialog has each block and each scale once, in their order. */
const content: fc.Arbitrary<DialogContent> = fc
  .tuple(arbitrarySurvey, text, text, fc.boolean())
  .map(([survey, survey_name, ending, hasScale]) =>
    contentOf([...new Map(survey.blocks.map((block) => [block.unique_question_id, block])).values()], {
      templ_options: hasScale ? survey.templ_options : [],
      settings: { ...settings, survey_name, ending, du_sie: survey.du_sie },
    }),
  );

/** What respondents meet: without places, order numbers and empty fields. */
function meant({ blocks, templ_options, settings: all }: DialogContent): unknown {
  const shown = blocks.map(({ order: _order, position: _position, ...block }) => filled(block));
  return { shown, scales: new Map(templ_options.map((scale) => [scale.id, scale])), settings: filled(all) };
}
function filled(fields: object): unknown {
  const isEmpty = (value: unknown) =>
    value === undefined ||
    value === null ||
    value === '' ||
    value === false ||
    (typeof value === 'object' && Object.keys(value).length === 0);
  return new Map(Object.entries(fields).filter(([, value]) => !isEmpty(value)));
}

/** Does to what is published what its differences to the draft say. */
function apply({ blocks, templ_options, settings: all }: DialogContent, differences: Differences): DialogContent {
  const leaves = new Set(
    differences.blocks.flatMap(({ kind, block, ...rest }) =>
      kind === 'removed' || kind === 'moved' || ('moved' in rest && rest.moved) ? [block.unique_question_id] : [],
    ),
  );
  const changed = new Map(
    differences.blocks.flatMap(({ kind, block }) => (kind === 'changed' ? [[block.unique_question_id, block]] : [])),
  );
  const sequence = blocks
    .filter(({ unique_question_id }) => !leaves.has(unique_question_id))
    .map((block) => changed.get(block.unique_question_id) ?? block);
  for (const difference of differences.blocks) {
    if (difference.kind === 'removed') continue;
    const place = difference.kind === 'added' ? difference : difference.moved;
    if (!place) continue;
    const after = place.draft_after?.unique_question_id;
    sequence.splice(
      after === undefined ? 0 : sequence.findIndex(({ unique_question_id }) => unique_question_id === after) + 1,
      0,
      difference.block,
    );
  }
  const scales = new Map(templ_options.map((scale) => [scale.id, scale]));
  for (const { published, draft } of differences.scales) {
    if (published) scales.delete(published.id);
    if (draft) scales.set(draft.id, draft);
  }
  const changes = differences.settings.map(({ field, draft }) => [field, draft]);
  return {
    blocks: sequence,
    templ_options: [...scales.values()],
    settings: { ...all, ...Object.fromEntries(changes) },
  };
}

describe('the differences of any two contents', () => {
  test('are none exactly when respondents cannot tell them apart', () => {
    fc.assert(
      fc.property(content, content, (published, draft) => {
        expect(differencesOf(published, structuredClone(published))).toEqual(nothing);
        const count = countDifferences(differencesOf(published, draft));
        const isSame = (() => {
          try {
            expect(meant(published)).toEqual(meant(draft));
            return true;
          } catch {
            return false;
          }
        })();
        expect(count === 0).toBe(isSame);
      }),
    );
  });

  test('applied to what is published give the draft', () => {
    fc.assert(
      fc.property(content, content, (published, draft) => {
        expect(meant(apply(published, differencesOf(published, draft)))).toEqual(meant(draft));
      }),
    );
  });

  test('name each block once, and none that is the same', () => {
    fc.assert(
      fc.property(content, content, (published, draft) => {
        const ids = differencesOf(published, draft).blocks.map(({ block }) => block.unique_question_id);
        expect(new Set(ids).size).toBe(ids.length);
        const known = new Set(
          [...published.blocks, ...draft.blocks].map(({ unique_question_id }) => unique_question_id),
        );
        expect(ids.filter((id) => !known.has(id))).toEqual([]);
      }),
    );
  });

  test('are as many the other way round', () => {
    fc.assert(
      fc.property(content, content, (one, other) => {
        expect(countDifferences(differencesOf(one, other))).toBe(countDifferences(differencesOf(other, one)));
      }),
    );
  });
});

describe('a change', () => {
  test('of a place on the canvas or of order numbers alone is none', () => {
    const spread = [a, b, c].map((block, index): Block =>
      Object.assign(structuredClone(block), { order: index * 7, position: { x: index, y: 9 } }),
    );
    expect(differencesOf(contentOf([a, b, c]), { ...contentOf([]), blocks: spread })).toEqual(nothing);
  });

  test('of a block stands with its fields, old and new', () => {
    const asked = { ...b, context: 'Wie wahrscheinlich ist es?' };
    expect(differencesOf(contentOf([a, b]), contentOf([a, asked])).blocks).toEqual([
      {
        kind: 'changed',
        name: 'Wie wahrscheinlich ist es?',
        block: { ...asked, order: 1 },
        fields: [{ field: 'context', published: b.context, draft: 'Wie wahrscheinlich ist es?' }],
        moved: null,
      },
    ]);
  });

  test('that puts one block elsewhere moves that one alone, with its neighbours before and after', () => {
    const moved = differencesOf(contentOf([a, b, c, d]), contentOf([b, c, d, a])).blocks;
    expect(moved).toMatchObject([
      {
        kind: 'moved',
        block: { unique_question_id: 'a' },
        moved: { published_after: null, draft_after: { unique_question_id: 'd' } },
      },
    ]);
  });

  test('that inserts a block in front moves none', () => {
    const kinds = differencesOf(contentOf([a, b, c]), contentOf([d, a, b, c])).blocks.map(({ kind }) => kind);
    expect(kinds).toEqual(['added']);
  });

  test('that takes blocks away leaves them where they stood', () => {
    const { blocks } = differencesOf(contentOf([a, b, c, d]), contentOf([b, { ...d, context: 'Neu' }]));
    expect(blocks.map(({ kind, block }) => [kind, block.unique_question_id])).toEqual([
      ['removed', 'a'],
      ['removed', 'c'],
      ['changed', 'd'],
    ]);
  });

  test('is none where a field was invented since and is empty', () => {
    const before = { context: 'Wie geht es?', options: [{ id: '1' }] };
    const now = { ...before, media_text: '', options: [{ id: '1', score: null }] };
    expect(fieldDifferences(before, now)).toEqual([]);
    expect(fieldDifferences(before, { ...now, media_text: 'Ein Bild' })).toHaveLength(1);
  });

  test('of a type names the fields of both types', () => {
    const { blocks } = differencesOf(contentOf([open('a')]), contentOf([single('a')]));
    const fields = blocks.flatMap((block) => (block.kind === 'changed' ? block.fields.map(({ field }) => field) : []));
    expect(fields).toEqual(expect.arrayContaining(['type', 'options', 'max_length']));
  });
});

test('the longest rise is rising and as long as one that every subsequence was tried for', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(50), { maxLength: 9 }), (numbers) => {
      const rise = longestRise(numbers).map((position) => numbers[position] ?? NaN);
      expect(rise).toEqual(rise.toSorted((one, other) => one - other));
      const subsequences: number[][] = [[]];
      for (const next of numbers) subsequences.push(...subsequences.map((one) => one.concat(next)));
      const rising = subsequences.filter((one) =>
        one.every((number, index) => index === 0 || (one[index - 1] ?? 0) < number),
      );
      expect(rise).toHaveLength(Math.max(...rising.map((one) => one.length)));
    }),
  );
});
