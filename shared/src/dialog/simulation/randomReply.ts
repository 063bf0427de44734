import type { OpenQuestion, Reply } from '../../contract/index.ts';
import { drawnReply } from '../blocks/answerStudies.ts';
import { shownReply } from '../blocks/replies.ts';
import type { RespondentTexts } from '../texts.ts';
import { typedBeside } from '../blocks/common/typedBeside.ts';
import { offTopic } from '../blocks/common/words.data.ts';
import type { Constants } from '../blocks/Constants.ts';
import type { Dice } from '../random/Dice.ts';
import { replyTime } from './timing.ts';

/** How many of the questions that may be skipped are skipped. */
const SKIPPED = 0.15;

/** Where words are taken, so many type; of these so many say nothing that is asked for. */
const TYPED = 0.3;
const OFF_TOPIC = 0.15;

/** Where that is counted, so many reply what does not fit; of those who have, so many do once more. */
const UNFIT = 0.1;
const UNFIT_AGAIN = 0.5;

/** So many let the time go by that a question has; so do those whose answer takes longer. */
export const TIMED_OUT = 0.05;

/** What some respondent replies to a question: a reply that the question takes, or counts because it does not fit, drawn with `dice`. */
export function randomReply(question: OpenQuestion, constants: Constants, texts: RespondentTexts, dice: Dice): Reply {
  const { timed } = question;
  if (timed && dice.chance(TIMED_OUT)) return { type: 'timed_out' };
  const reply = givenReply(question, constants, texts, dice);
  return timed && replyTime(reply) > timed.seconds * 1_000 ? { type: 'timed_out' } : reply;
}

function givenReply(
  { input, optional, in_words, counted, nachfrage_id }: OpenQuestion,
  constants: Constants,
  texts: RespondentTexts,
  dice: Dice,
): Reply {
  if (optional && dice.chance(SKIPPED)) return { type: 'skip' };
  if (counted && dice.chance(nachfrage_id === null ? UNFIT : UNFIT_AGAIN))
    return { type: 'words', text: dice.one(offTopic) ?? '?' };
  const reply = drawnReply(input, constants, dice);
  // Words name an option, and leave its field empty.
  if (!in_words || typedBeside(input, reply) || !dice.chance(TYPED)) return reply;
  const text = dice.chance(OFF_TOPIC) ? undefined : shownReply(input, reply, texts);
  return { type: 'words', text: typedAs(text ?? dice.one(offTopic) ?? '', dice) };
}

/** As people type: in small letters, more often than not without a sign at the end. */
function typedAs(text: string, dice: Dice): string {
  return dice.chance(0.5) ? text.toLowerCase().replace(/[.!?]$/, '') : text;
}
