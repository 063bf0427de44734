import type { OpenQuestion, Reply } from '../../../contract/index.ts';
import { variablesSetBy } from '../../blocks/blockRules.ts';
import { triesOf, triesTargetOf } from '../../blocks/common/ruled.ts';
import { asUnfilled } from '../../text/asUnfilled.ts';
import type { ConversationState, OpenPlace } from '../ConversationState.ts';
import type { Step } from '../events.ts';
import { againId } from '../replay/openQuestion.ts';
import type { CompiledBlock, CompiledSurvey } from '../survey/CompiledSurvey.ts';
import { landing } from '../survey/exitsOf.ts';
import { goOn } from './goOn.ts';
import { nextBlock } from './nextBlock.ts';
import { ruleTexts } from './ruleTexts.ts';
import { Turn } from './Turn.ts';
import type { TurnEnd } from './Turn.ts';

interface Refused {
  readonly survey: CompiledSurvey;
  readonly from: CompiledBlock;
  readonly place: OpenPlace;
  readonly question: Pick<OpenQuestion, 'nachfrage_id' | 'counted'>;
  readonly reply: Reply;
  /** The respondent's bubble; '' for a reply that says nothing. */
  readonly shown: string;
  /** What is wrong. */
  readonly message: string;
}

/**
 * A reply that does not fit. Where its question is left after some of them it is a turn of its own, which says what is wrong and asks anew, or goes
 * on; else, and where nothing was said, nothing is kept of it.
 */
export function takeRefused(state: ConversationState, refused: Refused): Step {
  const { survey, from, place, question, reply, shown, message } = refused;
  const { unique_question_id, type } = from.block;
  const tries = triesOf(from.block);
  if (tries === null || question.counted !== true || shown.trim() === '') return { outcome: 'rejected', message };
  const turn = new Turn(survey, state, { replies: state.replies, requests: 0 });
  turn.showReply({ unique_question_id, nachfrage_id: question.nachfrage_id, type }, shown, reply);
  const again = 'again' in place ? place.again + 1 : 1;
  if (again >= tries) return { outcome: 'accepted', ...giveUp(survey, from, turn), refused: message };
  turn.say(asUnfilled(message), type, unique_question_id, againId(unique_question_id, again));
  const end = turn.asked({ unique_question_id, probe: null, again, candidates: [] });
  return { outcome: 'accepted', ...end, refused: message };
}

/** Leaves a question without an answer, after as many replies that do not fit as its author allows, and says so. */
export function giveUp(survey: CompiledSurvey, from: CompiledBlock, turn: Turn): TurnEnd {
  const { block } = from;
  const { unique_question_id } = block;
  turn.leave(block, 'given_up');
  for (const { variable } of variablesSetBy(block)) turn.set(variable, null);
  turn.say(ruleTexts(survey.texts.wording).givenUp, 'acknowledgement', unique_question_id);
  const target = triesTargetOf(block);
  if (target === null) return goOn(survey, turn, nextBlock(survey, from, [], turn));
  const to = landing(survey.blocks, from, target);
  return goOn(survey, turn, turn.goes(unique_question_id, to, { kind: 'given-up' }));
}
