import type { Block, SurveyData } from '@dialogwerk/shared/contract';
import { namingFields, renamePlaceholders, roundName, variablesOf } from '@dialogwerk/shared/dialog';
import { loopedVariables } from '@dialogwerk/shared/dialog/graph';
import type { Edit } from '@dialogwerk/shared/dialog';
import { isSame } from '../../../model/isSame.ts';

/** The edits that call variables otherwise wherever they stand: blocks, conditions, calculations, texts, requests. */
export function renameEdits(survey: SurveyData, names: ReadonlyMap<string, string>): Edit[] {
  const { welcome, ending } = survey;
  const said = { welcome: renamePlaceholders(welcome, names), ending: renamePlaceholders(ending, names) };
  const blocks = survey.all_questions.flatMap((block): Edit[] => {
    const change = changeOf(block, names);
    return Object.keys(change).length === 0 ? [] : [{ kind: 'updateBlock', id: block.unique_question_id, change }];
  });
  return isSame(said, { welcome, ending }) ? blocks : [...blocks, { kind: 'updateMessages', change: said }];
}

/** The fields of a block that change. */
function changeOf(block: Block, names: ReadonlyMap<string, string>): object {
  const fields = new Map<string, unknown>(Object.entries(block));
  return Object.fromEntries(
    namingFields(block).flatMap(({ field, renamed }) => {
      const value = renamed(names, names);
      return isSame(value, fields.get(field)) ? [] : [[field, value]];
    }),
  );
}

/**
 * By old name the new one of every variable that one of the `blocks` of a dialog sets, once its own is called otherwise: a battery sets several, a block of a
 * loop one for each round.
 */
export function namesOfBlock(
  block: Block,
  variable: string,
  blocks: readonly Block[] = [block],
): ReadonlyMap<string, string> {
  if (block.variable === null) return new Map();
  const renamed: Block = { ...block, variable };
  const after = [...variablesOf([renamed]).keys()];
  const set = [...variablesOf([block]).keys()].map((before, index) => [before, after[index] ?? before] as const);
  const names = new Map([[block.variable, variable], ...set]);
  if (block.type === 'loop') names.set(roundName(block.variable), roundName(variable));
  const inRounds = roundNamesOf(
    blocks.map((one) => (one === block ? renamed : one)),
    block,
  );
  for (const [index, before] of roundNamesOf(blocks, block).entries()) names.set(before, inRounds[index] ?? before);
  return names;
}

/** What the variables of a block are called in the rounds of its loops. */
function roundNamesOf(blocks: readonly Block[], { unique_question_id }: Block): string[] {
  return loopedVariables(blocks)
    .filter((one) => one.block === unique_question_id)
    .flatMap(({ rounds }) => rounds.map(({ name }) => name));
}

/**
 * The edits that follow a block's variable while its new name is typed, from the dialog as it stood before: every place takes
 * the name, unless it is empty or stands for something else already. Whatever was renamed on the way there comes back.
 */
export function followEdits(before: SurveyData, id: string, variable: string | null): Edit[] {
  const block = before.all_questions.find(({ unique_question_id }) => unique_question_id === id);
  if (!block || block.variable === null) return [];
  const names = namesOfBlock(block, variable ?? '', before.all_questions);
  const known = new Set([...variablesOf(before.all_questions).keys()].map((name) => name.toLowerCase()));
  const own = new Set([...names.keys()].map((name) => name.toLowerCase()));
  const isTaken = [...names.values()].some((name) => known.has(name.toLowerCase()) && !own.has(name.toLowerCase()));
  const followed = variable === null || isTaken ? new Map<string, string>() : names;
  const touched = renameEdits(before, new Map([...names.keys()].map((name) => [name, `${name}_`])));
  const wanted = new Map(renameEdits(before, followed).map((edit) => [keyOf(edit), edit]));
  return touched.map((edit) => merged(restored(edit, before), wanted.get(keyOf(edit)), { id, variable }));
}

const keyOf = (edit: Edit): string => (edit.kind === 'updateBlock' ? edit.id : edit.kind);

/** The same edit with the values from before. */
function restored(edit: Edit, before: SurveyData): Edit {
  if (edit.kind === 'updateMessages') {
    return { kind: 'updateMessages', change: { welcome: before.welcome, ending: before.ending } };
  }
  if (edit.kind !== 'updateBlock') return edit;
  const block = before.all_questions.find(({ unique_question_id }) => unique_question_id === edit.id);
  const fields = Object.entries(block ?? {}).filter(([field]) => field in edit.change);
  return { kind: 'updateBlock', id: edit.id, change: Object.fromEntries(fields) };
}

function merged(
  edit: Edit,
  wanted: Edit | undefined,
  own: { readonly id: string; readonly variable: string | null },
): Edit {
  if (edit.kind !== 'updateBlock') return wanted ?? edit;
  const change = wanted?.kind === 'updateBlock' ? wanted.change : {};
  const named = edit.id === own.id ? { variable: own.variable } : {};
  return { kind: 'updateBlock', id: edit.id, change: Object.assign({}, edit.change, change, named) };
}
