import type { BlockOf } from '@dialogwerk/shared/contract';
import { blockFacts } from '@dialogwerk/shared/dialog';
import { Stack, TextField } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { newId } from '../../../../newId.ts';
import { orNull } from '../../model/rules/textRules.ts';
import { TODAY, besideAnswers, writeYearsAgo, yearsAgoOf } from '../../model/rules/movingBound.ts';
import type { MovingField } from '../../model/rules/movingBound.ts';
import { movingBoundTexts as texts } from '../../movingBoundTexts.ts';
import { ExpressionInput } from '../conditions/ExpressionInput.tsx';
import { PlainSelect } from '../conditions/PlainSelect.tsx';
import { useVocabulary } from '../conditions/useVocabulary.ts';
import { useInspector } from '../InspectorContext.ts';

interface MovingBoundProps {
  readonly block: BlockOf<'date'>;
  readonly field: MovingField;
}

const { earliest, latest } = blockFacts.date.fields;
const labels = { earliest, latest } as const;
/** What is chosen where the bound is no option of its own. */
const [YEARS, OWN] = ['years', 'own'];
/** Beyond, nobody has lived. */
const MANY_YEARS = 120;

/** A bound that moves: today, so many years ago, beside another answer, or as the author writes it. */
export function MovingBound({ block, field }: MovingBoundProps) {
  const { readOnly, changeBlock } = useInspector();
  const vocabulary = useVocabulary();
  const [isOwn, setOwn] = useState(false);
  const source = block[field] ?? '';
  const label = labels[field];
  const years = yearsAgoOf(source);
  const options = [
    { value: '', label: texts.none },
    { value: TODAY, label: texts.today[field] },
    { value: YEARS, label: texts.years[field] },
    ...[...besideAnswers(vocabulary, field, block.variable)].map(([value, name]) => ({
      value,
      label: texts.answer[field](name),
    })),
    { value: OWN, label: texts.own },
  ];
  const isOption = options.some(({ value }) => value === source);
  const preset = isOption ? source : OWN;
  const chosen = isOwn ? OWN : years === null ? preset : YEARS;

  function change(expression: string): void {
    changeBlock(block.unique_question_id, { [field]: orNull(expression) }, newId('g'));
  }
  function choose(value: string): void {
    setOwn(value === OWN);
    if (value !== OWN) change(value === YEARS ? writeYearsAgo(MANY_YEARS) : value);
  }

  return (
    <Stack sx={{ gap: 1 }}>
      <PlainSelect
        label={label}
        accessibleName={label}
        value={chosen}
        options={options}
        gone={source}
        readOnly={readOnly}
        onChange={choose}
      />
      {chosen === YEARS && (
        <TextField
          size="small"
          type="number"
          label={texts.yearsField}
          value={years ?? ''}
          onChange={({ target: { value } }) => {
            if (/^\d{1,4}$/.test(value)) change(writeYearsAgo(Number(value)));
          }}
          slotProps={{
            inputLabel: { shrink: true },
            htmlInput: { readOnly, min: 0, 'aria-label': texts.yearsOf(label) },
          }}
        />
      )}
      {chosen === OWN && (
        <ExpressionInput
          label={texts.expressionOf(label)}
          value={source}
          help={texts.expressionHelp}
          problem={undefined}
          wanted="date"
          vocabulary={vocabulary}
          readOnly={readOnly}
          onChange={change}
        />
      )}
    </Stack>
  );
}
