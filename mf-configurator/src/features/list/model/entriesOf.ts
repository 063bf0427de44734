import type { Block, SurveyData } from '@dialogwerk/shared/contract';
import { answerLines, withCarried } from '@dialogwerk/shared/dialog';
import { END, START, connectionsOf, loopGroups } from '@dialogwerk/shared/dialog/graph';
import { blockName } from '../../../model/wording/blockName.ts';
import { jumpSentences } from './jumpSentences.ts';
import { reachedFrom } from './reachedFrom.ts';

/** One row of the list: a block, or the welcome and ending around all of them. */
export type ListEntry =
  | { readonly kind: 'welcome' | 'ending'; readonly id: string; readonly text: string }
  | {
      readonly kind: 'block';
      readonly id: string;
      readonly block: Block;
      /** From 1. */
      readonly number: number;
      readonly answers: readonly string[];
      readonly jumps: readonly string[];
      /** Whether some way leads to it. */
      readonly isReached: boolean;
      /** Where the dialog comes from, other than from the row above alone. */
      readonly from: readonly string[];
      /** The loops that ask it in each of their rounds, the outermost first, by name. */
      readonly loops: readonly string[];
    };

/** The rows of a dialog from its welcome to its ending. */
export function entriesOf(survey: SurveyData): ListEntry[] {
  const connections = connectionsOf(survey);
  const jumps = jumpSentences(survey, connections);
  const reached = reachedFrom(survey, connections);
  const whole = withCarried(survey.all_questions);
  const { around } = loopGroups(survey.all_questions);
  const byId = new Map(survey.all_questions.map((block) => [block.unique_question_id, block]));
  const nameOf = (id: string): string[] => {
    const block = byId.get(id);
    return block ? [blockName(block)] : [];
  };
  return [
    { kind: 'welcome', id: START, text: survey.welcome },
    ...survey.all_questions.map((block, index): ListEntry => ({
      kind: 'block',
      id: block.unique_question_id,
      block,
      number: index + 1,
      answers: answerLines(whole[index] ?? block, survey.templ_options),
      jumps: jumps.get(block.unique_question_id) ?? [],
      ...(reached.get(block.unique_question_id) ?? { isReached: true, from: [] }),
      loops: around(block.unique_question_id).flatMap(nameOf),
    })),
    { kind: 'ending', id: END, text: survey.ending },
  ];
}
