import type { QuestionOf, TriggerRule } from '@dialogwerk/shared/dialog';
import { blockName } from '../../../model/wording/blockName.ts';
import { texts } from '../texts.ts';
import type { Chats } from './Chats.ts';
import { delayText } from './delays.ts';
import { endsOf } from './triggerEnds.ts';

/** A block with its dialog, as a sentence names it. */
export function placeText({ surveys }: Pick<Chats, 'surveys'>, { survey_id, unique_question_id }: QuestionOf): string {
  const survey = surveys.find((one) => one.survey_id === survey_id);
  if (!survey) return texts.goneDialog;
  const block = survey.all_questions.find((one) => one.unique_question_id === unique_question_id);
  return block ? texts.place(blockName(block), survey.survey_name) : texts.gone;
}

function dialogText({ surveys }: Pick<Chats, 'surveys'>, survey_id: string): string {
  const survey = surveys.find((one) => one.survey_id === survey_id);
  return survey ? texts.wholeDialog(survey.survey_name) : texts.goneDialog;
}

/** A trigger as a German sentence. */
export function triggerSentence(chats: Pick<Chats, 'surveys'>, rule: TriggerRule): string {
  const { kind, cause, effect, delay_seconds } = endsOf(rule);
  const follows = kind === 'startDialog' ? dialogText(chats, effect.survey_id) : placeText(chats, effect);
  const before = cause ? placeText(chats, cause) : '';
  const sentence =
    delay_seconds === undefined
      ? texts.sentence[kind](before, follows)
      : texts.delayed[kind](before, follows, delayText(delay_seconds));
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
