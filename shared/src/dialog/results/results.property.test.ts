import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { SurveySnapshot } from '../engine/survey/SurveySnapshot.ts';
import { compileSurvey } from '../engine/survey/compileSurvey.ts';
import { otherId } from '../blocks/common/other.ts';
import { openQuestion } from '../engine/replay/openQuestion.ts';
import { arbitraryDialog } from '../testing/arbitraryDialog.ts';
import { arbitrarySurvey } from '../testing/arbitrarySurvey.ts';
import { storedOf } from '../testing/storedOf.ts';
import { arbitraryInputs, runConversation } from '../testing/runConversation.ts';
import type { Played } from '../testing/runConversation.ts';
import { emptyContract } from './contract/DataContract.ts';
import { extendContract } from './contract/extendContract.ts';
import { resultVariables } from './resultVariables.ts';
import { rowOf } from './rowOf.ts';
import type { StoredConversation } from './StoredConversation.ts';

/** A conversation as storage would have it. */
function stored(played: readonly Played[]): StoredConversation {
  const effects = played.flatMap(({ result }) => (result.outcome === 'accepted' ? result.effects : []));
  return storedOf(effects, played.at(-1)?.after ?? { open: null, variables: {} });
}

const kept = (snapshots: readonly SurveySnapshot[]) =>
  snapshots.map((snapshot, index) => ({ revision: index + 1, snapshot }));

const conversation = fc.tuple(arbitraryDialog, arbitraryInputs).map(([snapshot, inputs]) => {
  const played = runConversation(compileSurvey(snapshot), inputs);
  return { snapshot, played };
});

it('the names of any dialog are good for every program and unique, whatever the case of their letters', () => {
  fc.assert(
    fc.property(fc.array(arbitrarySurvey, { minLength: 1, maxLength: 3 }), (revisions) => {
      const given = { parameters: ['quelle', 'utm-source', 'Quelle', 'dw_state'] };
      const names = resultVariables(kept(revisions), given).flatMap(({ name, set }) =>
        set === null ? [name] : [name, set],
      );
      const variables = resultVariables(kept(revisions), given).map(({ name }) => name);
      for (const name of names) expect(name).toMatch(/^[A-Za-z][A-Za-z0-9_.]{0,63}$/);
      expect(new Set(variables.map((name) => name.toLowerCase())).size).toBe(variables.length);
    }),
  );
});

it('a row has a cell for each variable, and a value that its column allows', () => {
  fc.assert(
    fc.property(conversation, ({ snapshot, played }) => {
      const variables = resultVariables(kept([snapshot]));
      const row = rowOf(variables, stored(played));
      expect(row.length).toBe(variables.length);
      for (const [index, { type, values, source }] of variables.entries()) {
        const cell = row[index];
        if (typeof cell === 'object' || cell === undefined) continue;
        expect(typeof cell).toBe(type === 'number' ? 'number' : 'string');
        const isNamed = values.length === 0 || values.some(({ value }) => value === cell);
        expect([cell, isNamed || source.from !== 'answer']).toEqual([cell, true]);
      }
    }),
  );
});

/** The fields of 'Sonstiges' that a reply met: each is asked by the option that it belongs to, never as a question of its own. */
function textsBeside(result: Played['result']): string[] {
  const effects = result.outcome === 'accepted' ? result.effects : [];
  return effects.flatMap((effect) =>
    effect.kind === 'store' && effect.nachfrage_id === otherId(effect.unique_question_id)
      ? [`${effect.unique_question_id}\n${effect.nachfrage_id}`]
      : [],
  );
}

/** The experiments that a turn came to: what they draw is answered without being asked. */
function armsIn(result: Played['result']): string[] {
  const effects = result.outcome === 'accepted' ? result.effects : [];
  return effects.flatMap((effect) => (effect.kind === 'draw' ? [`${effect.unique_question_id}\n`] : []));
}

it('every question that was ever asked is answered, skipped or open, and no other is', () => {
  fc.assert(
    fc.property(conversation, ({ snapshot, played }) => {
      const compiled = compileSurvey(snapshot);
      const asked = new Set(
        played.flatMap(({ after, result }) => {
          const question = openQuestion(compiled, after);
          const key = question && `${question.unique_question_id}\n${question.nachfrage_id ?? ''}`;
          return [...(key === null ? [] : [key]), ...textsBeside(result), ...armsIn(result)];
        }),
      );
      const variables = resultVariables(kept([snapshot]));
      const row = rowOf(variables, stored(played));
      for (const [index, { source }] of variables.entries()) {
        if (source.from !== 'answer') continue;
        const { unique_question_id: id, column } = source;
        const key = `${id}\n${column.part === '' ? '' : id + column.part}`;
        const cell = row[index];
        const notAsked = typeof cell === 'object' && cell.missing === 'not-asked';
        expect([key, notAsked]).toEqual([key, !asked.has(key)]);
      }
    }),
  );
});

/** A dialog as storage has it: one block of an id. */
const storedSurvey = arbitrarySurvey.map((survey): SurveySnapshot => {
  const byId = new Map(survey.blocks.map((block) => [block.unique_question_id, block]));
  return Object.assign({}, survey, { blocks: [...byId.values()] });
});

it('names and codes stay when a published dialog only grows', () => {
  fc.assert(
    fc.property(storedSurvey, storedSurvey, (before, after) => {
      const grown = {
        ...before,
        blocks: [
          ...before.blocks,
          ...after.blocks
            .filter(({ unique_question_id: id }) => !before.blocks.some((block) => block.unique_question_id === id))
            .map((block) => Object.assign({}, block, { order: block.order + 100, variable: null, short_name: '' })),
        ],
      };
      const contract = extendContract(emptyContract, kept([before]), []);
      const first = resultVariables(kept([before]), { contract }).filter(({ source }) => source.from !== 'variable');
      const second = resultVariables(kept([before, grown]), { contract });
      for (const { name, values } of first) {
        const later = second.find((variable) => variable.name === name);
        expect(later?.values.map(({ value }) => value)).toEqual(values.map(({ value }) => value));
      }
    }),
  );
});
