import type { BlockOf } from '@dialogwerk/shared/contract';
import { FormHelperText } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { LaterCondition } from '../../features/inspector/ui/conditions/LaterCondition.tsx';
import { PlainSelect } from '../../features/inspector/ui/conditions/PlainSelect.tsx';
import { useAnswers } from '../../features/inspector/ui/conditions/useAnswers.ts';
import { useInspector } from '../../features/inspector/ui/InspectorContext.ts';
import type { SectionForm } from '../../features/inspector/ui/useSectionForm.ts';
import { blockName } from '../../model/wording/blockName.ts';
import { newId } from '../../newId.ts';
import { loopTexts as texts } from './loopTexts.ts';
import { roundsOf } from './roundsForm.ts';
import type { RoundsForm } from './roundsForm.ts';

interface CountFieldsProps {
  readonly block: BlockOf<'loop'>;
  readonly section: SectionForm<RoundsForm>;
}

/** Stands among the variables for an expression of the author's own; no variable is called so. */
const OWN = '@own';

/** Which number says how many rounds there are: the answer to an earlier question, or an expression. */
export function CountFields({ block, section }: CountFieldsProps) {
  const { survey, readOnly, changeBlock } = useInspector();
  const { vocabulary, unnamed } = useAnswers();
  const [isOwn, setOwn] = useState(false);
  const { count } = section.values;
  const { all_questions: blocks } = survey;
  const before = blocks.slice(
    0,
    blocks.findIndex((one) => one.unique_question_id === block.unique_question_id),
  );
  const numbers = before.flatMap((one) => {
    const asked = [...unnamed.values()].find(({ id }) => id === one.unique_question_id);
    const name = one.variable ?? asked?.variable ?? '';
    return vocabulary.get(name)?.kind === 'number' && one.type !== 'loop'
      ? [{ value: name, label: texts.answerTo(blockName(one)) }]
      : [];
  });
  const isAnswer = numbers.some(({ value }) => value === count);
  const chosen = isOwn || (count !== '' && !isAnswer) ? OWN : count;

  function choose(value: string): void {
    setOwn(value === OWN);
    if (value === OWN) return;
    const gesture = newId('g');
    const question = unnamed.get(value);
    if (question) changeBlock(question.id, { variable: question.variable }, gesture);
    changeBlock(block.unique_question_id, { rounds: roundsOf({ ...section.values, count: value }) }, gesture);
  }

  return (
    <>
      <PlainSelect
        label={texts.count}
        accessibleName={texts.count}
        value={chosen}
        options={[...numbers, { value: OWN, label: texts.ownCount }]}
        gone={texts.chooseCount}
        readOnly={readOnly}
        onChange={choose}
      />
      {chosen === '' && <FormHelperText sx={{ m: 0 }}>{texts.countMissing}</FormHelperText>}
      {chosen === OWN && (
        <LaterCondition
          part="AssignedValue"
          section={section}
          name="count"
          label={texts.expression}
          problem={section.problems.count}
        />
      )}
    </>
  );
}
