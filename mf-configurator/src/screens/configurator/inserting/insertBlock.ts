import type { Block, SurveyData } from '@dialogwerk/shared/contract';
import { placeBelow, placeNear, STEP } from '@dialogwerk/shared/dialog/graph';
import type { Command } from '../../../features/editing/model/Command.ts';
import type { Position } from '../../../model/BlockChange.ts';
import { startedBlock, startName } from '../../../starts.ts';
import type { Start } from '../../../starts.ts';
import { texts } from '../../../texts.ts';
import { withSection } from '../sections/sectionTools.ts';
import type { Workspace } from '../workspace/Workspace.ts';
import { blockFromLine } from './blockFromLine.ts';
import type { Insertion, LineFrom } from '../../../model/Insertion.ts';
import { drawAndSay } from './drawAndSay.ts';
import { intoLoop, loopAt } from './intoLoop.ts';
import { splitConnection } from './splitConnection.ts';

/** Makes a block where it is wanted, connected, as one step for undo, and selects it to be written. */
export function insertBlock(workspace: Workspace, where: Insertion, start: Start): void {
  const { survey, select } = workspace;
  const made = startedBlock(start, survey);
  const commands = withSection(survey, insertCommands(survey, where, made));
  drawAndSay(workspace, commands, lineOf(where), texts.blockAdded(startName(start)));
  select({ kind: 'blocks', ids: [made.unique_question_id], fresh: true });
}

/** The line that a block is put at the end of; null for none. */
function lineOf(where: Insertion): LineFrom | null {
  return where.kind === 'line' ? where.from : null;
}

/** What brings a block to where it is wanted, placed and connected; into the group of the loop that it comes into. */
export function insertCommands(survey: SurveyData, where: Insertion, made: Block): Command[] {
  return intoLoop(survey, connectedCommands(survey, where, made), loopAt(survey, where));
}

function connectedCommands(survey: SurveyData, where: Insertion, made: Block): Command[] {
  const block: Block = { ...made, position: placeFor(survey, where) };
  switch (where.kind) {
    case 'connection':
      return splitConnection(survey, where.connection, block);
    case 'line':
      return [...keepStanding(where), ...blockFromLine(survey, where.from, block)];
    case 'end':
      return [...keepStanding(where), { kind: 'addBlock', block, after: null }];
  }
}

function keepStanding({ place }: Exclude<Insertion, { kind: 'connection' }>): Command[] {
  const moves = place?.standing ?? [];
  return moves.length === 0 ? [] : [{ kind: 'moveBlocks', moves }];
}

/** The wished place, else one beside a card that was placed by hand; what the layout has placed, it places again. */
function placeFor(survey: SurveyData, where: Insertion): Position | null {
  if (where.kind !== 'connection' && where.place) return where.place.position;
  const positions = new Map(survey.all_questions.map((block) => [block.unique_question_id, block.position]));
  const taken = [...positions.values()].flatMap((position) => position ?? []);
  const before = positions.get(sourceOf(survey, where) ?? '') ?? null;
  if (before) return placeBelow(before, taken);
  const after = where.kind === 'connection' ? (positions.get(where.connection.target) ?? null) : null;
  return after && placeNear({ x: after.x, y: after.y - STEP.y }, taken);
}

function sourceOf({ all_questions }: SurveyData, where: Insertion): string | undefined {
  if (where.kind === 'connection') return where.connection.source;
  return where.kind === 'line' ? where.from.source : all_questions.at(-1)?.unique_question_id;
}
