import type { QuestionInput, Reply } from '../../contract/index.ts';
import { drawnReply } from '../blocks/answerStudies.ts';
import { Dice } from '../random/Dice.ts';

/** Some reply that a question must take; which one, `pick` says. */
export function acceptableReply(input: QuestionInput, pick: number): Reply {
  return drawnReply(input, { numbers: [], texts: [] }, new Dice(pick));
}
