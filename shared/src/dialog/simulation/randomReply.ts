import type { OpenQuestion, Reply } from '../../contract/index.ts';
import { drawnReply } from '../blocks/answerStudies.ts';
import type { Constants } from './constantsOf.ts';
import type { Dice } from './Dice.ts';

/** So many of the questions that may be skipped are skipped. */
const SKIPPED = 0.15;

/** What some respondent replies to a question: always a reply that the question takes, drawn with `dice`. */
export function randomReply({ input, optional }: OpenQuestion, constants: Constants, dice: Dice): Reply {
  return optional && dice.chance(SKIPPED) ? { type: 'skip' } : drawnReply(input, constants, dice);
}
