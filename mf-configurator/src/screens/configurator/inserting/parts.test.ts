import { DIALOG_END } from '@dialogwerk/shared/contract';
import type { Block, SurveyData } from '@dialogwerk/shared/contract';
import { connectionsOf } from '@dialogwerk/shared/dialog/graph';
import { describe, expect, test } from 'vitest';
import type { PartContent } from '../../../features/parts/model/PartContent.ts';
import type { PlacedSection } from '../../../features/parts/model/PlacedSection.ts';
import { inputsOf } from '../../../features/parts/model/inputsOf.ts';
import { placedPart } from '../../../features/parts/model/placedPart.ts';
import { updatedPart } from '../../../features/parts/model/updatedPart.ts';
import type { UpdatedPart } from '../../../features/parts/model/updatedPart.ts';
import { applyCommand } from '../../../features/editing/model/applyCommand.ts';
import { aBlock, aDialog } from '../../../testing/aDialog.ts';
import { partCommands } from './insertPart.ts';
import { updateCommands } from './updatePart.ts';

const options = [
  { id: 'j', text: 'Ja', score: null },
  { id: 'n', text: 'Nein', score: null },
];
const source = (...blocks: readonly Block[]): PartContent => ({
  from: { kind: 'dialog', id: 'other' },
  version: 1,
  name: 'Rauchen',
  rights: 'Von uns.',
  du_sie: 'sie',
  language: 'de',
  blocks: blocks.map((block, order) => Object.assign({}, block, { order })),
  templ_options: [],
});
/** Ends at two places, calculates, and names somebody that it does not ask for. */
const smoking = source(
  aBlock('single', 'raucht', {
    variable: 'raucht',
    context: 'Rauchen Sie, {{name}}?',
    options,
    jump_to_ids: [{ kind: 'option', option_id: 'n', target: 'nie' }],
  }),
  aBlock('number', 'wieviel', { variable: 'stueck', context: 'Wie viele?' }),
  aBlock('assign', 'rechnet', { assignments: [{ variable: 'packungen', expression: 'stueck / 20' }], is_end: true }),
  aBlock('message', 'nie', { context: 'Schön.', is_end: true }),
);
const study = aDialog(
  aBlock('open', 'wer', { variable: 'vorname' }),
  aBlock('number', 'alter', { variable: 'stueck' }),
  aBlock('message', 'danke', { context: 'Danke.', is_end: true }),
);

function put(survey: SurveyData, content = smoking, behind = 'alter', given: readonly [string, string][] = []) {
  let number = survey.all_questions.length;
  const fresh = { newId: (prefix: string) => `${prefix}${(number += 1)}`, now: 7 };
  const made = placedPart(content, survey, new Map(given), fresh);
  return { made, fresh, survey: partCommands(survey, made, behind).reduce(applyCommand, survey) };
}
const edgesOf = (survey: SurveyData): string[] => {
  const names = new Map(
    survey.all_questions.map((block) => [block.unique_question_id, block.short_name || block.context || block.type]),
  );
  return connectionsOf(survey).map(
    ({ source: from, target }) => `${names.get(from) ?? from}>${names.get(target) ?? target}`,
  );
};
const namesOf = ({ all_questions }: SurveyData): (string | null)[] => all_questions.map(({ variable }) => variable);

describe('a part that is put in', () => {
  test('comes between a block and what followed it, and comes back there from each of its ends', () => {
    const { survey, made } = put(study);
    const edges = edgesOf(survey);
    expect(edges).toEqual(expect.arrayContaining(['Schön.>Ende: Rauchen', 'Ende: Rauchen>Danke.']));
    expect(edges.filter((edge) => edge.endsWith('>Danke.'))).toEqual(['Ende: Rauchen>Danke.']);
    expect(survey.all_questions.filter(({ is_end }) => is_end)).toHaveLength(1);
    expect(survey.sections).toEqual([made.section]);
    expect(made.section.blocks).toHaveLength(5);
  });

  test('comes back there, too, where one answer of it ends its source', () => {
    const ending = source(
      aBlock('single', 'raucht', { options, jump_to_ids: [{ kind: 'option', option_id: 'n', target: DIALOG_END }] }),
      aBlock('message', 'schluss', { context: 'Schluss.' }),
    );
    const edges = edgesOf(put(study, ending).survey);
    expect(edges).toEqual(expect.arrayContaining(['single>Ende: Rauchen', 'Schluss.>Ende: Rauchen']));
    expect(edges.filter((edge) => edge.endsWith('>@end'))).toEqual(['Danke.>@end']);
  });

  test('has names of its own where the dialog has them, also for what it calculates', () => {
    const once = put(study).survey;
    const first = once.all_questions.find(({ type }) => type === 'assign');
    expect(namesOf(once)).toEqual(['vorname', 'stueck', 'raucht', 'stueck_2', null, null, null, null]);
    expect(first).toMatchObject({ assignments: [{ variable: 'packungen', expression: 'stueck_2 / 20' }] });
    const twice = put(once).survey;
    const calculated = twice.all_questions.flatMap((block) => (block.type === 'assign' ? block.assignments : []));
    expect(calculated.map(({ variable }) => variable)).toEqual(['packungen_2', 'packungen']);
    expect(twice.sections).toHaveLength(2);
  });

  test('is given what it names and does not ask for', () => {
    expect(inputsOf(smoking)).toEqual(['name']);
    const { survey } = put(study, smoking, 'alter', [['name', 'vorname']]);
    const begin = survey.all_questions.find(({ short_name }) => short_name === 'Beginn: Rauchen');
    expect(begin).toMatchObject({ assignments: [{ variable: 'name', expression: 'vorname' }] });
    expect(edgesOf(survey)).toContain('Beginn: Rauchen>Rauchen Sie, {{name}}?');
  });

  test('is given it under another name where the dialog means something else by it', () => {
    const named = aDialog(aBlock('open', 'wer', { variable: 'name' }), aBlock('open', 'kind', { variable: 'kind' }));
    const { survey } = put(named, smoking, 'kind', [['name', 'kind']]);
    expect(survey.all_questions.find(({ type }) => type === 'assign')).toMatchObject({
      assignments: [{ variable: 'name_2', expression: 'kind' }],
    });
    expect(survey.all_questions.some(({ context }) => context === 'Rauchen Sie, {{name_2}}?')).toBe(true);
  });

  test('begins where its source does', () => {
    const late = source(
      aBlock('message', 'spaeter', { context: 'Später' }),
      aBlock('message', 'zuerst', { context: 'Zuerst', start_page: true, jump_to_question: 'spaeter', is_end: false }),
    );
    expect(edgesOf(put(study, late).survey)).toContain('Beginn: Rauchen>Zuerst');
  });

  test('belongs to the loop that it comes into', () => {
    const family = aDialog(
      aBlock('loop', 'kind', { variable: 'kind', members: ['name'] }),
      aBlock('open', 'name', { variable: 'name' }),
    );
    const { survey, made } = put(family, smoking, 'name');
    const loop = survey.all_questions.find(({ type }) => type === 'loop');
    expect(loop).toMatchObject({ members: ['name', ...made.section.blocks] });
  });
});

describe('a source that has changed', () => {
  const idOf = ({ part }: UpdatedPart['section'], original: string): string =>
    Object.entries(part?.originals ?? {}).find(([, one]) => one === original)?.[0] ?? '';
  const isPlaced = (section: UpdatedPart['section'] | undefined): section is PlacedSection =>
    section?.part !== undefined;

  function update(
    newest: PartContent,
    edit: (survey: SurveyData, id: (original: string) => string) => SurveyData = (same) => same,
  ) {
    const { survey: placed, fresh } = put(study);
    const [section] = placed.sections;
    if (!isPlaced(section)) throw new Error('There is a part.');
    const survey = edit(placed, (original) => idOf(section, original));
    const updated = updatedPart(section, { base: smoking, newest: { ...newest, version: 2 } }, survey, fresh);
    return {
      updated,
      survey: updateCommands(survey, updated, 7).reduce(applyCommand, survey),
      id: (original: string) => idOf(updated.section, original),
    };
  }
  const changed = (blocks: (blocks: readonly Block[]) => readonly Block[]): PartContent =>
    source(...blocks(smoking.blocks));
  const rewritten = changed((blocks) =>
    blocks.map((block) =>
      block.unique_question_id === 'wieviel' ? { ...block, context: 'Wie viele am Tag?' } : block,
    ),
  );
  const contextOf = ({ all_questions }: SurveyData, id: string): string | undefined =>
    all_questions.find(({ unique_question_id }) => unique_question_id === id)?.context;

  test('brings its words, and leaves alone what it did not change', () => {
    const { updated, survey, id } = update(rewritten);
    expect(updated).toMatchObject({ added: [], deleted: [], kept: [] });
    expect(updated.changed).toEqual([{ id: id('wieviel'), change: { context: 'Wie viele am Tag?' } }]);
    expect(survey.sections[0]?.part?.version).toBe(2);
    expect(namesOf(survey)).toContain('stueck_2');
  });

  test('leaves what was written here, and says so', () => {
    const own = (survey: SurveyData, id: (original: string) => string) =>
      applyCommand(survey, {
        kind: 'updateBlock',
        id: id('wieviel'),
        change: { context: 'Zigaretten?', short_name: 'Stück' },
      });
    const { updated, survey, id } = update(rewritten, own);
    expect(updated.kept).toEqual([id('wieviel')]);
    expect(contextOf(survey, id('wieviel'))).toBe('Zigaretten?');
  });

  test('knows variables by the names that they have got here', () => {
    const renamed = (survey: SurveyData, id: (original: string) => string) =>
      [
        { kind: 'updateBlock', id: id('wieviel'), change: { variable: 'menge' } } as const,
        {
          kind: 'updateBlock',
          id: id('rechnet'),
          change: { assignments: [{ variable: 'packungen', expression: 'menge / 20' }] },
        } as const,
      ].reduce(applyCommand, survey);
    const dearer = changed((blocks) =>
      blocks.map((block) =>
        block.type === 'assign'
          ? { ...block, assignments: [{ variable: 'packungen', expression: 'stueck / 25' }] }
          : block,
      ),
    );
    const { updated, id } = update(dearer, renamed);
    expect(updated.changed).toEqual([
      { id: id('rechnet'), change: { assignments: [{ variable: 'packungen', expression: 'menge / 25' }] } },
    ]);
  });

  test('brings new blocks with free names, and takes away what it has no more', () => {
    const other = changed((blocks) => [
      ...blocks.slice(0, 2),
      aBlock('number', 'seit', { variable: 'vorname', context: 'Seit wann?' }),
      ...blocks.slice(3),
    ]);
    const { updated, survey, id } = update(other);
    expect(updated.added).toHaveLength(1);
    expect(updated.deleted).toHaveLength(1);
    expect(survey.all_questions.map(({ context }) => context)).toContain('Seit wann?');
    expect(survey.all_questions.find(({ unique_question_id }) => unique_question_id === id('seit'))?.variable).toBe(
      'vorname_2',
    );
    expect(survey.all_questions.some(({ type }) => type === 'assign')).toBe(false);
    const at = survey.all_questions.map(({ unique_question_id }) => unique_question_id);
    expect(at.indexOf(id('seit'))).toBe(at.indexOf(id('wieviel')) + 1);
  });

  test('does not bring back what was deleted here, nor take away what was changed here', () => {
    const without = (survey: SurveyData, id: (original: string) => string) =>
      [
        { kind: 'deleteBlock', id: id('nie') } as const,
        { kind: 'updateBlock', id: id('wieviel'), change: { context: 'Zigaretten?' } } as const,
      ].reduce(applyCommand, survey);
    const shorter = changed((blocks) => blocks.filter(({ unique_question_id }) => unique_question_id !== 'wieviel'));
    const { updated } = update(shorter, without);
    expect(updated.added).toEqual([]);
    expect(updated.deleted).toEqual([]);
    expect(updated.kept).toHaveLength(1);
  });

  test('that says the same changes nothing', () => {
    expect(update(smoking).updated).toMatchObject({ added: [], changed: [], deleted: [], kept: [], templ_options: [] });
  });
});
