import type { Block, SurveyData } from '@dialogwerk/shared/contract';
import { checkDialog } from '@dialogwerk/shared/dialog';
import { snapshotOf } from '@dialogwerk/shared/dialog/graph';
import { rounds } from '@dialogwerk/shared/testing/rounds';
import { soundSurvey } from '@dialogwerk/shared/testing/sound-dialogs';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyCommand } from '../../../features/editing/model/applyCommand.ts';
import type { PartContent } from '../../../features/parts/model/PartContent.ts';
import { placedPart } from '../../../features/parts/model/placedPart.ts';
import { updatedPart } from '../../../features/parts/model/updatedPart.ts';
import { aBlock, aDialog } from '../../../testing/aDialog.ts';
import { partCommands } from './insertPart.ts';
import { updateCommands } from './updatePart.ts';

const numRuns = rounds(12, 800);

const partOf = (blocks: readonly Block[], version = 1): PartContent => ({
  from: { kind: 'dialog', id: 'other' },
  version,
  name: 'Teil',
  rights: '',
  du_sie: 'sie',
  language: 'de',
  blocks: blocks.map((block, order) => Object.assign({}, block, { order })),
  templ_options: [],
});

/** A dialog with a part behind one of its blocks, and what makes new ids for it. */
function put(into: readonly Block[], part: PartContent, at: number) {
  const survey = { ...aDialog(...into), welcome: 'Guten Tag!', ending: 'Danke.' };
  let number = into.length;
  const fresh = { newId: (prefix: string) => `${prefix}_${(number += 1)}`, now: 7 };
  const behind = survey.all_questions[at % survey.all_questions.length]?.unique_question_id ?? null;
  const made = placedPart(part, survey, new Map(), fresh);
  return { placed: partCommands(survey, made, behind).reduce(applyCommand, survey), fresh };
}
/** What the check says, but that a sound dialog may ask a question again: it did before a part came. */
const faultsOf = (survey: SurveyData): string[] =>
  checkDialog(snapshotOf(survey))
    .filter(({ kind }) => kind !== 'overwritten')
    .map(({ kind, place, message }) => `${kind} ${place}: ${message}`);

/** Where a block ends the dialog though others follow, as where somebody is screened out. */
const withEnds = (blocks: readonly Block[], ends: ReadonlySet<number>): Block[] =>
  blocks.map((block, index) =>
    ends.has(index) && block.jump_to_ids.length > 0 && block.type === 'single'
      ? Object.assign({}, block, {
          jump_to_ids: block.jump_to_ids.map((jump) => Object.assign({}, jump, { target: 'out' })),
        })
      : block,
  );

/** The blocks of a sound dialog as a part, perhaps with further ends. */
function partBlocks(blocks: readonly Block[], ends: ReadonlySet<number>): Block[] {
  const screened = withEnds(blocks, ends);
  const last = aBlock('message', 'last', { context: 'Das war der Teil.' });
  // Nobody comes to an end that no answer leads to.
  const hasEnds = screened.some(({ jump_to_ids }) => jump_to_ids.some(({ target }) => target === 'out'));
  if (!hasEnds) return screened.concat(last);
  const before = Object.assign({}, screened.at(-1), { jump_to_question: 'last' });
  return screened.slice(0, -1).concat(before, aBlock('message', 'out', { context: 'Bis dahin.', is_end: true }), last);
}

const aPart = fc
  .tuple(soundSurvey, fc.array(fc.nat(14), { maxLength: 3 }))
  .map(([{ blocks }, ends]) => partBlocks(blocks, new Set(ends)));

test('nothing is wrong with a sound dialog that a sound one was put into, once or twice', () => {
  fc.assert(
    fc.property(soundSurvey, aPart, fc.nat(20), fc.nat(20), ({ blocks }, part, first, second) => {
      const { placed } = put(blocks, partOf(part), first);
      expect(faultsOf(placed)).toEqual([]);
      const again = put(placed.all_questions, partOf(part), second).placed;
      expect(faultsOf(again)).toEqual([]);
    }),
    { numRuns },
  );
});

test('what a source says anew and adds comes where it was put in, and nothing is left to come after it', () => {
  fc.assert(
    fc.property(soundSurvey, aPart, fc.nat(20), fc.array(fc.nat(14)), ({ blocks }, part, at, anew) => {
      const base = partOf(part);
      const { placed, fresh } = put(blocks, base, at);
      const newest = partOf(
        [
          ...part.map((block, index) =>
            anew.includes(index) ? { ...block, context: `Neu: ${block.context}` } : block,
          ),
          aBlock('message', 'added', { context: 'Hinzugekommen.' }),
        ],
        2,
      );
      const [section] = placed.sections;
      if (!section?.part) throw new Error('A part is a section.');
      const update = updatedPart({ ...section, part: section.part }, { base, newest }, placed, fresh);
      const survey = updateCommands(placed, update, 7).reduce(applyCommand, placed);
      expect(update.kept).toEqual([]);
      expect(faultsOf(survey)).toEqual([]);
      const contexts = survey.all_questions.map(({ context }) => context);
      expect(contexts.filter((context) => context.startsWith('Neu: '))).toHaveLength(
        new Set(anew.filter((index) => index < part.length)).size,
      );
      expect(contexts).toContain('Hinzugekommen.');
      const [now] = survey.sections;
      if (!now?.part) throw new Error('It is one still.');
      const rest = updatedPart({ ...now, part: now.part }, { base: newest, newest }, survey, fresh);
      expect(rest).toMatchObject({ added: [], changed: [], deleted: [], kept: [] });
    }),
    { numRuns },
  );
});
