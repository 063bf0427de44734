import type { SurveyData } from '@dialogwerk/shared/contract';
import { blockName } from '../../../model/wording/blockName.ts';
import { quotedLabels } from '../../../model/wording/quotedLabels.ts';
import type { Connection } from '@dialogwerk/shared/dialog/graph';
import { END, loopGroups } from '@dialogwerk/shared/dialog/graph';
import { texts } from '../texts.ts';

/** By block id: where the dialog goes after it, other than to the next in order, one sentence per way. */
export function jumpSentences(
  survey: SurveyData,
  connections: readonly Connection[],
): ReadonlyMap<string, readonly string[]> {
  const names = new Map(
    survey.all_questions.map((block, index) => [block.unique_question_id, texts.numbered(index + 1, blockName(block))]),
  );
  names.set(END, texts.end);
  const { isShuffle, loopOf } = loopGroups(survey.all_questions);
  const around = (loop: string, name: string): string =>
    isShuffle(loop) ? texts.nextItem(name) : texts.nextRound(name);
  const jumps = new Map<string, string[]>();
  for (const { kind, source, target, labels } of connections) {
    const name = names.get(target);
    const isNextRound = loopOf(source) === target;
    if (name === undefined || (kind !== 'jump' && kind !== 'condition' && !(kind === 'round' && isNextRound))) continue;
    const goal = isNextRound ? around(target, name) : texts.jumpTo(name);
    const sentence = kind === 'condition' ? texts.jumpIf(quotedLabels(labels), goal) : goal;
    jumps.set(source, [...(jumps.get(source) ?? []), sentence]);
  }
  return jumps;
}
