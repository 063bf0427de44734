import type { SurveyData } from '@dialogwerk/shared/contract';
import { blockName, questionKey } from '@dialogwerk/shared/dialog/engine';
import type { Chats, ChatsState, QuestionOf, TriggerRule } from '@dialogwerk/shared/dialog/engine';
import { texts } from '../texts.ts';
import type { ChatWait } from './ChatsOrder.ts';

/** What a chat waits for before it begins, or before it says what comes next; nothing where it waits for a reply or is at its end. */
export function waitsOf(
  { rules }: Chats,
  { conversations, memory }: ChatsState,
  surveys: readonly SurveyData[],
  survey_id: string,
): ChatWait[] {
  const conversation = conversations.get(survey_id);
  const open = conversation?.open;
  const isMet = (rule: TriggerRule): boolean =>
    questionKey(rule.names) in (rule.kind === 'waitAPI' ? memory.called : memory.behind) && !rule.delay_seconds;
  const waiting = rules.filter(({ kind, at }) => {
    if (!conversation) return kind === 'startDialog' && at.survey_id === survey_id;
    if (!open || !('held' in open) || (kind !== 'waitFor' && kind !== 'waitAPI')) return false;
    return questionKey(at) === questionKey({ survey_id, unique_question_id: open.unique_question_id });
  });
  return waiting.flatMap((rule) =>
    isMet(rule) ? [] : [{ for: rule.kind === 'waitAPI' ? null : namedIn(surveys, rule), question: rule.names }],
  );
}

function namedIn(surveys: readonly SurveyData[], { names, delay_seconds }: TriggerRule): string {
  const name = placeName(surveys, names);
  return delay_seconds ? texts.delayed(name, delay_seconds) : name;
}

function placeName(surveys: readonly SurveyData[], { survey_id, unique_question_id }: QuestionOf): string {
  const survey = surveys.find((one) => one.survey_id === survey_id);
  const block = survey?.all_questions.find((one) => one.unique_question_id === unique_question_id);
  if (!survey || !block) return texts.gone;
  return texts.place(blockName(block, block.context) || unique_question_id, survey.survey_name);
}
