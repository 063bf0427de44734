import type { SurveyData } from '@dialogwerk/shared/contract';
import { newSurveySettings } from '@dialogwerk/shared/contract/schemas';
import { array, assert as assertProperty, constantFrom, nat, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { aBlock, aDialog } from '../../../testing/aDialog.ts';
import { applyCommand } from './applyCommand.ts';
import type { Command } from './Command.ts';
import { commandsToContent } from './commandsToContent.ts';
import type { EarlierContent } from './commandsToContent.ts';
import { change, undo } from './changes.ts';
import { newEditing } from './EditingState.ts';

const base: SurveyData = {
  ...aDialog(...['a', 'b', 'c', 'd'].map((id) => aBlock('single', id, { context: id }))),
  ...newSurveySettings,
};
const contentOf = (survey: SurveyData, deleted: EarlierContent['deleted'] = []): EarlierContent => ({
  blocks: survey.all_questions,
  templ_options: survey.templ_options,
  settings: Object.assign({}, newSurveySettings, {
    welcome: survey.welcome,
    ending: survey.ending,
    speed: survey.speed,
    survey_name: survey.survey_name,
  }),
  deleted,
});
const applied = (survey: SurveyData, commands: readonly Command[]): SurveyData => commands.reduce(applyCommand, survey);
/** What a dialog says, its order without the numbers. */
const said = (survey: SurveyData) => ({
  blocks: survey.all_questions.map((block) => ({ ...block, order: 0 })),
  scales: survey.templ_options,
  settings: [survey.welcome, survey.ending, survey.speed],
});

const ids = constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const edit = record({ kind: nat(6), id: ids, other: ids, word: constantFrom('Eins', 'Zwei', 'Drei'), order: nat(9) });
function commandOf({
  kind,
  id,
  other,
  word,
  order,
}: {
  kind: number;
  id: string;
  other: string;
  word: string;
  order: number;
}): Command {
  switch (kind) {
    case 0:
      return { kind: 'addBlock', block: aBlock('single', id, { context: word }), after: other };
    case 1:
      return { kind: 'deleteBlock', id };
    case 2:
      return { kind: 'updateBlock', id, change: { context: word, jump_to_question: other } };
    case 3:
      return { kind: 'swapOrder', id, order };
    case 4:
      return { kind: 'moveBlocks', moves: [{ id, position: { x: order, y: 0 } }] };
    case 5:
      return { kind: 'updateMessages', change: { welcome: word } };
    default:
      return { kind: 'updateScales', templ_options: [{ id: word, name: word, points: [] }] };
  }
}

test('from any state of a dialog the commands lead to any other, and undo leads back', () => {
  assertProperty(
    property(array(edit, { maxLength: 12 }), array(edit, { maxLength: 12 }), (first, second) => {
      const earlier = applied(base, first.map(commandOf));
      const now = applied(earlier, second.map(commandOf));
      const there = new Set(now.all_questions.map(({ unique_question_id }) => unique_question_id));
      // Deleted with other words and at another place than it had.
      const deleted = earlier.all_questions
        .filter(({ unique_question_id }) => !there.has(unique_question_id) && unique_question_id !== 'b')
        .map((block) => Object.assign({}, block, { context: 'zuletzt', order: 2 }));
      const content = contentOf(earlier, deleted);
      const commands = commandsToContent(now, content);
      expect(said(applied(now, commands))).toEqual(said(earlier));
      expect(commandsToContent(applied(now, commands), content)).toEqual([]);
      const state = newEditing(now, 1);
      const gone = change(state, commands, null);
      expect(said(undo(gone).survey)).toEqual(said(now));
    }),
    { numRuns: 300 },
  );
});

test('what is so already is not sent', () => {
  expect(commandsToContent(base, contentOf(base))).toEqual([]);
  const written = applied(base, [{ kind: 'updateBlock', id: 'c', change: { context: 'Neu' } }]);
  expect(commandsToContent(written, contentOf(base))).toEqual([
    { kind: 'updateBlock', id: 'c', change: { context: 'c' } },
  ]);
});
