import type { Block, FixMessages, ScaleTemplate, SurveyConfig, SurveyData } from '@dialogwerk/shared/contract';
import { fieldsOf } from '../../../model/fieldsOf.ts';
import { isSame } from '../../../model/isSame.ts';
import { applyCommand } from './applyCommand.ts';
import type { Command } from './Command.ts';

/** What a dialog was at some time. */
export interface EarlierContent {
  readonly blocks: readonly Block[];
  readonly templ_options: readonly ScaleTemplate[];
  readonly settings: SurveyConfig & FixMessages;
  /** Those of its blocks that are not in the draft any more, as they were when they were deleted: so they come back. */
  readonly deleted: readonly Block[];
}

/** The commands that make a dialog say what it said earlier; none where it says so already. Order numbers may differ, the order does not. */
export function commandsToContent(survey: SurveyData, earlier: EarlierContent): readonly Command[] {
  const commands: Command[] = [];
  let now = survey;
  const add = (...more: readonly Command[]): void => {
    for (const command of more) {
      const next = applyCommand(now, command);
      if (next !== now) commands.push(command);
      now = next;
    }
  };
  const wanted = new Set(earlier.blocks.map(({ unique_question_id }) => unique_question_id));
  // Before the blocks that use them; what the blocks of now use goes when they have gone.
  add(scales([...earlier.templ_options, ...withoutIds(now.templ_options, earlier.templ_options)]));
  for (const block of earlier.blocks) add(...comingBack(now, block, earlier.deleted));
  add(...earlier.blocks.flatMap((block) => contentCommand(now, block)));
  add(
    ...survey.all_questions.flatMap(({ unique_question_id: id }): Command[] =>
      wanted.has(id) ? [] : [{ kind: 'deleteBlock', id }],
    ),
  );
  for (const command of orderCommands(now, [...wanted])) add(command);
  add(scales(earlier.templ_options), ...settingsCommands(now, earlier.settings));
  return commands;
}

/**
 * A block that is not there comes back as it was deleted; one that nobody keeps any more is made anew. What stands at its place in the
 * order makes room first, because undo could not tell two at one place apart.
 */
export function comingBack(survey: SurveyData, block: Block, deleted: readonly Block[]): readonly Command[] {
  if (blockOf(survey, block.unique_question_id)) return [];
  const kept = blockIn(deleted, block.unique_question_id);
  if (!kept) return [{ kind: 'addBlock', block, after: null }];
  const { all_questions } = survey;
  const there = all_questions.find(({ order }) => order === kept.order);
  const free = Math.max(...all_questions.map(({ order }) => order), kept.order) + 1;
  return [
    ...(there ? [{ kind: 'swapOrder', id: there.unique_question_id, order: free } as const] : []),
    { kind: 'restoreBlock', block: kept },
  ];
}

/** Gives a block that is there the content of an earlier one. */
export function contentCommand(survey: SurveyData, earlier: Block): readonly Command[] {
  const now = blockOf(survey, earlier.unique_question_id);
  if (!now) return [];
  const { order: _order, created_on: _created, unique_question_id: id, ...content } = earlier;
  const known = new Map<string, unknown>(Object.entries(now));
  const changed = Object.entries(content).filter(
    // Numbers of items are the api's to keep.
    ([field, value]) => field !== 'numbered_items' && !isSame(known.get(field), value),
  );
  if (changed.length === 0) return [];
  return [{ kind: 'updateBlock', id, change: Object.assign({}, Object.fromEntries(changed)) }];
}

/** Brings blocks into an order by swaps, as few as there are blocks out of place. */
export function orderCommands(survey: SurveyData, wanted: readonly string[]): readonly Command[] {
  const orders = new Map(survey.all_questions.map(({ unique_question_id: id, order }) => [id, order]));
  const commands: Command[] = [];
  let free = Math.max(-1, ...orders.values()) + 1;
  const swap = (id: string, order: number): void => {
    commands.push({ kind: 'swapOrder', id, order });
    const left = orders.get(id);
    for (const [other, at] of orders) if (at === order && left !== undefined) orders.set(other, left);
    orders.set(id, order);
  };
  const seen = new Set<number>();
  // A swap takes all that stand at one number, so each needs one of its own.
  for (const [id, order] of orders) {
    if (!seen.has(order)) seen.add(order);
    else swap(id, free++);
  }
  const places = [...orders.values()].toSorted((a, b) => a - b);
  for (const [index, id] of wanted.filter((each) => orders.has(each)).entries()) {
    const place = places[index];
    if (place !== undefined && orders.get(id) !== place) swap(id, place);
  }
  return commands;
}

function settingsCommands(survey: SurveyData, settings: SurveyConfig & FixMessages): readonly Command[] {
  const { welcome, ending, ...config } = settings;
  const known = new Map<string, unknown>(Object.entries(survey));
  const changed = Object.keys(config).filter(
    (field) => !isSame(known.get(field), Object.entries(config).find(([one]) => one === field)?.[1]),
  );
  const change: Partial<SurveyConfig> = fieldsOf(config, changed);
  return [
    { kind: 'updateMessages', change: { welcome, ending } },
    ...(changed.length > 0 ? [{ kind: 'updateConfig', change } as const] : []),
  ];
}

function scales(templ_options: readonly ScaleTemplate[]): Command {
  return { kind: 'updateScales', templ_options: [...templ_options] };
}

function withoutIds(all: readonly ScaleTemplate[], others: readonly ScaleTemplate[]): readonly ScaleTemplate[] {
  const known = new Set(others.map(({ id }) => id));
  return all.filter(({ id }) => !known.has(id));
}

function blockOf({ all_questions }: SurveyData, id: string): Block | undefined {
  return blockIn(all_questions, id);
}

function blockIn(blocks: readonly Block[], id: string): Block | undefined {
  return blocks.find(({ unique_question_id }) => unique_question_id === id);
}
