import type { Block, ScaleTemplate } from '../../../contract/index.ts';
import { isAnswered } from '../../blocks/blockRules.ts';
import { answerParts } from './answerParts.ts';
import { pointsOf } from './pointsOf.ts';
import { meansTheSame } from './questionRuns.ts';

interface Content {
  readonly blocks: readonly Block[];
  readonly templ_options: readonly ScaleTemplate[];
}

/**
 * What publishing does to the data of a question that was asked already. 'new-variable': its answers cannot stand in the columns of before, so that new
 * ones begin. 'wording': they can, but what was asked, or what could be chosen, says something else. 'renamed': another name in the dialog, while the
 * columns keep theirs.
 */
export interface DataChange {
  readonly unique_question_id: string;
  readonly change: 'new-variable' | 'wording' | 'renamed';
}

/** The questions whose data publishing touches, in the draft's order. What comes or goes touches no data. */
export function dataChanges(published: Content, draft: Content): DataChange[] {
  const before = new Map(published.blocks.map((block) => [block.unique_question_id, block]));
  return draft.blocks.flatMap((after): DataChange[] => {
    const { unique_question_id } = after;
    const old = before.get(unique_question_id);
    if (!old || !isAnswered(old) || !isAnswered(after) || old === after) return [];
    const [was, is] = [pointsOf(old, published.templ_options), pointsOf(after, draft.templ_options)];
    if (!meansTheSame({ block: old, points: was }, { block: after, points: is }))
      return [{ unique_question_id, change: 'new-variable' }];
    if (isReworded(old, after) || labels(was) !== labels(is)) return [{ unique_question_id, change: 'wording' }];
    const isRenamed = old.variable !== after.variable || old.short_name !== after.short_name;
    return isRenamed ? [{ unique_question_id, change: 'renamed' }] : [];
  });
}

const labels = (points: readonly { readonly value: number; readonly label: string }[]): string =>
  JSON.stringify(points.toSorted((a, b) => a.value - b.value).map(({ value, label }) => [value, label]));

/** Whether the question, or an option, item or entry that both have, says something else. */
function isReworded(before: Block, after: Block): boolean {
  if (before.context.trim() !== after.context.trim()) return true;
  const words = new Map(answerParts(before).map((part) => [part.id, wordsOf(part)]));
  return answerParts(after).some((part) => words.has(part.id) && words.get(part.id) !== wordsOf(part));
}

/** What respondents read of a part: its text, or the questions that an entry answers. */
const wordsOf = (part: object): string =>
  'text' in part ? JSON.stringify(part.text) : 'questions' in part ? JSON.stringify(part.questions) : '';
