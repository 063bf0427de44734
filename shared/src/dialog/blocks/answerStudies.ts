import type {
  AnsweredType,
  AskedType,
  BlockOf,
  GivenReply,
  OpenQuestion,
  QuestionInput,
  Reply,
} from '../../contract/index.ts';
import type { Constants } from './Constants.ts';
import type { Dice } from '../random/Dice.ts';
import type { AnswerColumn, BlockVersions } from './AnswerColumn.ts';
import type { AnswerStudy, DataStudy, Figures, Outcomes, ReplyHints } from './AnswerStudy.ts';
import type { GivenAnswers } from '../analysis/GivenAnswers.ts';
import type { BlockFault } from './common/faults.ts';
import { typingTime } from './common/replyTimes.ts';
import { answerStudies, dataStudies } from './registry.ts';

type AskingBlock = BlockOf<AskedType>;
type AnsweredBlock = BlockOf<AnsweredType>;

function studyOf<T extends AskedType>(type: T): AnswerStudy<T> {
  return answerStudies[type];
}

function dataOf<T extends AnsweredType>(type: T): DataStudy<T> {
  return dataStudies()[type];
}

/** Bounds of a block that contradict each other, ids that stand for two answers. */
export function blockFaults(block: AnsweredBlock): readonly BlockFault[] {
  return dataOf(block.type).faults(block);
}

/** What an author is told of a block that has nothing to choose from; null for a type that never wants for it. */
export function whatIsMissing(block: AskingBlock): string | null {
  return studyOf(block.type).missing?.(block) ?? null;
}

/** Whether the answers always tell who somebody is. */
export function isPersonal(type: AnsweredType): boolean {
  return dataOf(type).isPersonal;
}

/** All that replies to a question can be. */
export function outcomesOfReplies(input: QuestionInput): Outcomes {
  return studyOf(input.type).outcomes(input);
}

/** Replies that are worth trying at a question, the likeliest first; some of them may be rejected. */
export function triedReplies({ input, optional }: OpenQuestion, hints: ReplyHints): readonly Reply[] {
  const { tried, isMadeUp } = studyOf(input.type);
  const replies = tried(input, hints);
  if (!optional) return replies;
  const skip: Reply = { type: 'skip' };
  return isMadeUp ? [...replies, skip] : [skip, ...replies];
}

/** A valid reply of some respondent, drawn with `dice`. */
export function drawnReply(input: QuestionInput, constants: Constants, dice: Dice): GivenReply {
  return studyOf(input.type).drawn(input, constants, dice);
}

/** Milliseconds that a person takes for a reply that is given, once the question is read. */
export function timeToReply(reply: Exclude<GivenReply, { type: 'skip' }>): number {
  if (reply.type === 'words') return typingTime(reply.text);
  return studyOf(reply.type).replyTime(reply);
}

/** How the answers to a type are read. */
export function answeredIn(type: AnsweredType): DataStudy<AnsweredType>['answeredIn'] {
  return dataOf(type).answeredIn;
}

/** The figures of what was answered to a block. */
export function figuresOf(block: AnsweredBlock, given: GivenAnswers): Figures {
  return dataOf(block.type).figures(block, given);
}

/** The columns of data that a block gives, over all its versions. */
export function columnsOf(versions: BlockVersions<AnsweredBlock>): readonly AnswerColumn[] {
  return dataOf(versions.newest.type).columns(versions);
}
