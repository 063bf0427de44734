import type { Block, SurveyData } from '@dialogwerk/shared/contract';
import { retargeted } from '@dialogwerk/shared/dialog';
import {
  connectionsOf,
  END,
  fallbackAlone,
  loopGroups,
  membersBack,
  START,
  withoutMembers,
} from '@dialogwerk/shared/dialog/graph';
import { applyCommand } from '../../../features/editing/model/applyCommand.ts';
import type { Command } from '../../../features/editing/model/Command.ts';
import { invertCommand } from '../../../features/editing/model/invertCommand.ts';
import type { BlockChange } from '../../../model/BlockChange.ts';
import { fieldsOf } from '../../../model/fieldsOf.ts';
import { isSame } from '../../../model/isSame.ts';
import { ownWayCommands } from '../inserting/ownWay.ts';

/** The commands that delete blocks: what led to one of them leads to where that went on, and all other ways lead where they did. */
export function deleteCommands(survey: SurveyData, ids: readonly string[]): Command[] {
  return [...ledOn(survey, ids), ...without(survey, ids)];
}

/** The commands that bring back blocks that were deleted from a dialog, with what led to them, where that was not led elsewhere since. */
export function bringBackCommands(before: SurveyData, now: SurveyData, ids: readonly string[]): Command[] {
  const blocks = before.all_questions.filter(({ unique_question_id }) => ids.includes(unique_question_id));
  const back = blocks.map((block): Command => ({ kind: 'restoreBlock', block }));
  const there = back.reduce(applyCommand, now);
  const stillLedOn = ledOn(before, ids).filter((command) => applyCommand(there, command) === there);
  const ledBack = stillLedOn.flatMap((command) => invertCommand(before, command) ?? []);
  return [...back, ...backIntoGroups(before, now, ids), ...ledBack];
}

function without(survey: SurveyData, ids: readonly string[]): Command[] {
  return [...outOfGroups(survey, ids), ...ids.map((id): Command => ({ kind: 'deleteBlock', id }))];
}

/** Takes blocks that are to be deleted out of the loops and shuffles that stay, because others count on a loop's list. */
function outOfGroups({ all_questions }: SurveyData, ids: readonly string[]): Command[] {
  return all_questions.flatMap((block): Command[] => {
    const { unique_question_id: id } = block;
    const change = ids.includes(id) ? null : withoutMembers(block, ids);
    return change ? [{ kind: 'updateBlock', id, change }] : [];
  });
}

/** Puts blocks that come back into the loops and shuffles that they were taken out of, beside what has come there since. */
function backIntoGroups(before: SurveyData, now: SurveyData, ids: readonly string[]): Command[] {
  return before.all_questions.flatMap((block): Command[] => {
    const { unique_question_id: id } = block;
    const present = now.all_questions.find(({ unique_question_id }) => unique_question_id === id);
    const change = present ? membersBack(block, present, ids) : null;
    return change ? [{ kind: 'updateBlock', id, change }] : [];
  });
}

/** By block, and for the beginning: where it goes on by its own way, which all take that no jump leads elsewhere. */
function ownWays(survey: SurveyData): ReadonlyMap<string, string> {
  const { firstsOf } = loopGroups(survey.all_questions);
  const ways = new Map(
    survey.all_questions.flatMap((block): [string, string][] => {
      const target = fallbackAlone(block);
      return target === null ? [] : [[block.unique_question_id, target]];
    }),
  );
  for (const { kind, source, target } of connectionsOf(survey)) {
    const isIntoRound = kind === 'round' && firstsOf(source).includes(target);
    if (kind !== 'condition' && !isIntoRound) ways.set(source, target);
  }
  return ways;
}

/** Leads ways to blocks that are to be deleted to where those go on, and lets others lead where they do. */
function ledOn(before: SurveyData, ids: readonly string[]): Command[] {
  const after = without(before, ids).reduce(applyCommand, before);
  const [was, is] = [ownWays(before), ownWays(after)];
  const ledOnFrom = leadingOn(before, was, ids);
  const begin = ledOnFrom(START, was.get(START));
  const moves = begin !== null && begin !== END && begin !== is.get(START);
  return [
    ...(moves ? beginningAt(after, begin) : []),
    ...after.all_questions.flatMap((block): Command[] => {
      const { unique_question_id: id } = block;
      const fallback = fallbackAlone(block);
      const change = jumpsLedOn(block, ids, (target) => ledOnFrom(id, target));
      const jumps: Command[] = Object.keys(change).length > 0 ? [{ kind: 'updateBlock', id, change }] : [];
      if (fallback !== null && ids.includes(fallback))
        return ledOnFrom(id, fallback) === null ? ownWayCommands(block, null) : jumps;
      const own = ledOnFrom(id, was.get(id));
      return jumps.concat(own === null || own === is.get(id) ? [] : ownWayCommands(block, own));
    }),
  ];
}

/**
 * Says where a way of a block leads on, once others are deleted: past those, and to the blocks of a loop that is. Null for what comes round to where it
 * begins, because it would ask again and again.
 */
function leadingOn({ all_questions }: SurveyData, was: ReadonlyMap<string, string>, ids: readonly string[]) {
  const { around } = loopGroups(all_questions);
  const leftOf = (loop: string): string | undefined =>
    all_questions
      .map(({ unique_question_id }) => unique_question_id)
      .find((id) => around(id).includes(loop) && !ids.includes(id));
  return (source: string, wanted: string | undefined): string | null => {
    const seen: string[] = [];
    let target = wanted;
    while (target !== undefined && ids.includes(target)) {
      const left = leftOf(target);
      if (seen.includes(target) || (left !== undefined && around(source).includes(target))) return null;
      seen.push(target);
      target = left ?? was.get(target);
    }
    return target === undefined || (target === source && seen.length > 0) ? null : target;
  };
}

/** Makes the dialog begin with a block, and with no other. */
function beginningAt({ all_questions }: SurveyData, begin: string): Command[] {
  return all_questions.flatMap(({ unique_question_id: id, start_page: is }): Command[] => {
    const start_page = id === begin;
    return is === start_page ? [] : [{ kind: 'updateBlock', id, change: { start_page } }];
  });
}

const WAYS = [
  'jump_to_ids',
  'error_target',
  'way_out',
  'tries_target',
  'time_target',
  'fallback_target',
  'gpt_exit_conditions',
] as const;

/** The ways of single answers and of settings that lead to deleted blocks, led on. */
function jumpsLedOn(block: Block, ids: readonly string[], ledOnFrom: (target: string) => string | null): BlockChange {
  const led = retargeted(block, (target, use) =>
    use === 'carry' || !ids.includes(target) ? target : ledOnFrom(target),
  );
  const before: object = block;
  const changed = WAYS.filter((field) => field in before && !isSame(fieldsOf(led, [field]), fieldsOf(block, [field])));
  return fieldsOf(led, changed);
}
