import type { SurveyData } from '@dialogwerk/shared/contract';
import type { Connection } from '@dialogwerk/shared/dialog/graph';
import { START } from '@dialogwerk/shared/dialog/graph';
import { blockName } from '../../../model/wording/blockName.ts';
import { quotedLabels } from '../../../model/wording/quotedLabels.ts';
import { texts } from '../texts.ts';

/** How a dialog comes to a block. */
interface Reached {
  /** Whether some way leads from the beginning to it. */
  readonly isReached: boolean;
  /** Where from, in words; none where that is the row above alone. */
  readonly from: readonly string[];
}

/** By block id: whether, and from where, the dialog comes to it. */
export function reachedFrom(survey: SurveyData, connections: readonly Connection[]): ReadonlyMap<string, Reached> {
  const blocks = survey.all_questions;
  const into = new Map<string, Connection[]>();
  const outOf = new Map<string, string[]>();
  for (const connection of connections) {
    const { source, target } = connection;
    into.set(target, [...(into.get(target) ?? []), connection]);
    outOf.set(source, [...(outOf.get(source) ?? []), target]);
  }
  const reached = new Set<string>([START]);
  for (const at of reached) for (const next of outOf.get(at) ?? []) reached.add(next);
  const names = new Map(
    blocks.map((block, index) => [block.unique_question_id, texts.numbered(index + 1, blockName(block))]),
  );
  names.set(START, texts.welcome);
  return new Map(
    blocks.map(({ unique_question_id: id }, index) => {
      const above = blocks[index - 1]?.unique_question_id ?? START;
      const ways = into.get(id) ?? [];
      const isFromAbove = ways.every(({ source, kind }) => source === above && kind !== 'condition');
      const from = isFromAbove ? [] : ways.map((way) => cameFrom(names.get(way.source) ?? '', way));
      return [id, { isReached: reached.has(id), from }];
    }),
  );
}

function cameFrom(name: string, { kind, labels }: Connection): string {
  return kind === 'condition' ? texts.fromAt(name, quotedLabels(labels)) : name;
}
