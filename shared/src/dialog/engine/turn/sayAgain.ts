import { agreementTexts } from './agreementTexts.ts';
import { knowledgeTexts } from '../../blocks/qa/knowledgeTexts.ts';
import type { ConversationState, OpenPlace } from '../ConversationState.ts';
import { itemAt, openQuestion } from '../replay/openQuestion.ts';
import { askedIn } from '../survey/askedIn.ts';
import type { CompiledBlock, CompiledSurvey } from '../survey/CompiledSurvey.ts';
import type { Turn } from './Turn.ts';

/** Says what the last turn of a conversation has said, and asks what is open, as after a change of its language. Files are not shown twice. */
export function sayAgain(survey: CompiledSurvey, turn: Turn, state: ConversationState, open: OpenPlace): void {
  const { passed = [] } = state;
  if (state.replies === 0) turn.say(survey.welcome, 'welcome', null);
  for (const id of passed) if (id !== open.unique_question_id) sayBlock(survey.blocks.get(id), turn);
  const from = survey.blocks.get(open.unique_question_id);
  if (!from || 'held' in open || 'request' in open) return;
  const said = partOf(survey, from, open, state);
  if (said === null || passed.includes(open.unique_question_id)) sayBlock(from, turn);
  const type = open.probe ? 'nachfrage' : from.block.type;
  if (said !== null) turn.say(said, type, open.unique_question_id, openQuestion(survey, state)?.nachfrage_id);
}

function sayBlock(compiled: CompiledBlock | undefined, turn: Turn): void {
  if (compiled) turn.say(compiled.says, compiled.block.type, compiled.block.unique_question_id);
}

/**
 * What is asked at a place in words of its own; null where the block's text asks it. What a model has said, or was worked out from a reply, nobody can say in
 * another language: it stays as it was said.
 */
function partOf(survey: CompiledSurvey, from: CompiledBlock, open: OpenPlace, state: ConversationState): string | null {
  const { block } = from;
  if (open.probe) return open.probe.said === undefined ? (block.nachfrage ?? '') : '';
  if ('agree' in open) return agreementTexts(survey.texts.wording).question;
  if ('talk' in open) return open.talk.length === 1 ? block.context : '';
  const texts = knowledgeTexts(survey.texts.wording);
  if ('helped' in open) return texts.wasItHelpful;
  if ('meant' in open) return texts.didYouMean(open.meant.candidates.length);
  const { asking } = askedIn(survey, from, state);
  return asking?.kind === 'items' ? (itemAt(asking, open)?.text ?? null) : null;
}
