import type { SurveyData } from '@dialogwerk/shared/contract';
import { connectionsOf } from '@dialogwerk/shared/dialog/graph';
import { describe, expect, test } from 'vitest';
import { clipOf } from '../../../features/clipboard/model/Clip.ts';
import { pasted } from '../../../features/clipboard/model/pasted.ts';
import { applyCommand } from '../../../features/editing/model/applyCommand.ts';
import type { Command } from '../../../features/editing/model/Command.ts';
import { movesTo } from '../../../features/list/model/movesTo.ts';
import { followEdits } from '../../../features/variables/model/renameEdits.ts';
import type { Insertion } from '../../../model/Insertion.ts';
import { aBlock, aDialog } from '../../../testing/aDialog.ts';
import { moveCommands } from '../editing/moveCommands.ts';
import { insertCommands } from './insertBlock.ts';

const counted = { kind: 'number', count: 'anzahl', most: 2 } as const;
const dialog = aDialog(
  aBlock('number', 'anzahl', { variable: 'anzahl' }),
  aBlock('loop', 'kind', { variable: 'kind', rounds: counted, named_by: 'name', members: ['name', 'alter'] }),
  aBlock('open', 'name', { variable: 'name' }),
  aBlock('number', 'alter', { variable: 'alter', context: 'Wie alt ist {{kind.name}}?' }),
  aBlock('message', 'ende', { context: '{{name_1}} von {{kind.nr}}' }),
);
const after = (survey: SurveyData, commands: readonly Command[]): SurveyData => commands.reduce(applyCommand, survey);
const membersIn = ({ all_questions }: SurveyData): readonly string[] => {
  const loop = all_questions.find(({ unique_question_id }) => unique_question_id === 'kind');
  return loop?.type === 'loop' ? loop.members : [];
};
const edgesOf = (survey: SurveyData): string[] =>
  connectionsOf(survey).map(({ kind, source, target }) => `${kind} ${source}>${target}`);

describe('a new block', () => {
  const insert = (where: Insertion): SurveyData => after(dialog, insertCommands(dialog, where, aBlock('open', 'neu')));
  const on = (edge: string): SurveyData => {
    const connection = connectionsOf(dialog).find(({ kind, source, target }) => `${kind} ${source}>${target}` === edge);
    if (!connection) throw new Error(`No edge ${edge}.`);
    return insert({ kind: 'connection', connection });
  };

  test('between two of a group, or behind its last one, belongs to it', () => {
    const between = on('order name>alter');
    expect(membersIn(between)).toContain('neu');
    expect(edgesOf(between)).toEqual(expect.arrayContaining(['order name>neu', 'order neu>alter']));
    const last = insert({ kind: 'line', from: { source: 'alter', outcome: null }, place: null });
    expect(membersIn(last)).toContain('neu');
    expect(edgesOf(last)).toEqual(expect.arrayContaining(['order alter>neu', 'round neu>kind', 'order kind>ende']));
    expect(edgesOf(on('round alter>kind'))).toEqual(edgesOf(last));
  });

  test('on the way into a round is its first one', () => {
    const first = on('round kind>name');
    expect(membersIn(first)).toContain('neu');
    expect(edgesOf(first)).toEqual(expect.arrayContaining(['round kind>neu', 'order neu>name', 'order kind>ende']));
  });

  test('on the way behind the loop comes after it', () => {
    const behind = on('order kind>ende');
    expect(membersIn(behind)).toEqual(['name', 'alter']);
    expect(edgesOf(behind)).toEqual(expect.arrayContaining(['order kind>neu', 'order neu>ende', 'round alter>kind']));
    expect(behind.all_questions.map(({ unique_question_id }) => unique_question_id)).toEqual([
      'anzahl',
      'kind',
      'name',
      'alter',
      'neu',
      'ende',
    ]);
  });
});

test('a block that is moved between two of a group joins it, one that is moved away from all leaves', () => {
  const moved = (id: string, to: number): SurveyData =>
    after(dialog, moveCommands(dialog, movesTo(dialog.all_questions, id, to)));
  expect(membersIn(moved('ende', 3))).toContain('ende');
  expect(membersIn(moved('alter', 0))).toEqual(['name']);
  expect(membersIn(moved('alter', 2))).toEqual(['name', 'alter']);
  expect(membersIn(moved('anzahl', 4))).toEqual(['name', 'alter']);
});

test('a copy of a loop has the copies of its blocks alone, with names that no round has', () => {
  let number = 0;
  const fresh = { newId: () => `n${(number += 1)}`, now: 7 };
  const { blocks } = pasted(clipOf(dialog, ['kind', 'name', 'alter']), dialog, fresh);
  expect(blocks[0]).toMatchObject({ members: ['n2', 'n3'], variable: 'kind_2', named_by: 'name_3' });
  expect(blocks[2]).toMatchObject({ context: 'Wie alt ist {{kind_2.name}}?' });
  expect(pasted(clipOf(dialog, ['kind']), dialog, fresh).blocks[0]).toMatchObject({ members: [] });
});

test('a new name of a question, or of the loop, reaches the names of every round', () => {
  const texts = (id: string, name: string): string => JSON.stringify(followEdits(dialog, id, name));
  expect(texts('name', 'vorname')).toContain('{{vorname_1}} von');
  expect(texts('name', 'vorname')).toContain('"named_by":"vorname"');
  expect(texts('kind', 'sohn')).toContain('Wie alt ist {{sohn.name}}?');
  expect(texts('kind', 'sohn')).toContain('von {{sohn.nr}}');
});
