import { CallError } from '../../errors/CallError.ts';
import { blockName, shortened } from '@dialogwerk/shared/dialog';
import type { QuestionOf, TriggerRule } from '@dialogwerk/shared/dialog';
import type { Chats } from './readChats.ts';
import { managerTexts } from './texts.ts';

const LONGEST_NAME = 60;

/** The refusal of a circle of waiting; its sentence names each block and dialog of it. */
export function circleError({ surveys, names }: Chats, circle: readonly TriggerRule[]): CallError {
  const dialogName = (survey_id: string): string => shortened(names.get(survey_id) ?? survey_id, LONGEST_NAME);
  const place = ({ survey_id, unique_question_id }: QuestionOf): string => {
    const found = surveys.get(survey_id)?.blocks.get(unique_question_id);
    const name = found ? blockName(found.block, found.says) : '';
    return managerTexts.place(name || unique_question_id, dialogName(survey_id));
  };
  const [only] = circle;
  if (only && circle.length === 1 && only.at.unique_question_id === only.names.unique_question_id) {
    if (only.at.survey_id === only.names.survey_id && only.kind === 'waitFor')
      return new CallError('trigger/waits-for-itself', { place: place(only.at) });
  }
  const links = circle.map((rule) =>
    rule.kind === 'startDialog'
      ? managerTexts.starts(managerTexts.quoted(dialogName(rule.at.survey_id)), place(rule.names))
      : managerTexts.waits(place(rule.at), place(rule.names)),
  );
  return new CallError('trigger/circle', { links });
}
