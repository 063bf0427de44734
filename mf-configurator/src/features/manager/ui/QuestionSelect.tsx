import type { QuestionOf } from '@dialogwerk/shared/dialog';
import { TextField } from '@dialogwerk/shared/ui';
import { blockName } from '../../../model/wording/blockName.ts';
import { inOrder } from '../../../model/inOrder.ts';
import { blockId } from '../model/chatGraph.ts';
import type { Chats } from '../model/Chats.ts';
import { texts } from '../texts.ts';

interface QuestionSelectProps {
  readonly label: string;
  readonly chats: Chats;
  readonly chosen: QuestionOf | null;
  readonly onChosen: (question: QuestionOf | null) => void;
}

/** One block of any of the dialogs. The browser's own list, because it is quick with thousands of blocks and at home on a phone. */
export function QuestionSelect({ label, chats: { surveys }, chosen, onChosen }: QuestionSelectProps) {
  const questions = surveys.flatMap(({ survey_id, all_questions }) =>
    all_questions.map(({ unique_question_id }) => ({ survey_id, unique_question_id })),
  );
  return (
    <TextField
      select
      fullWidth
      label={label}
      value={chosen ? blockId(chosen) : ''}
      onChange={({ target }) => onChosen(questions.find((one) => blockId(one) === target.value) ?? null)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{texts.choose}</option>
      {surveys.map(({ survey_id, survey_name, all_questions }) => (
        <optgroup key={survey_id} label={survey_name}>
          {inOrder(all_questions).map((block, index) => {
            const { unique_question_id } = block;
            return (
              <option key={unique_question_id} value={blockId({ survey_id, unique_question_id })}>
                {`${index + 1}. ${blockName(block)}`}
              </option>
            );
          })}
        </optgroup>
      ))}
    </TextField>
  );
}
