import { Button, FormHelperText, Stack } from '@dialogwerk/shared/ui';
import { readChoice, showableRows, writeChoice } from '@dialogwerk/shared/dialog/conditions';
import { useState } from 'react';
import { conditionTexts } from '../../conditionTexts.ts';
import { texts } from '../../texts.ts';
import { useInspector } from '../InspectorContext.ts';
import { ConditionEditor } from './ConditionEditor.tsx';
import type { ConditionEditorProps } from './ConditionEditor.tsx';
import { ExpressionInput } from './ExpressionInput.tsx';
import { useVocabulary } from './useVocabulary.ts';

/** What a variable is set to: an expression, or one of two by a condition. */
export function AssignedValue({ label, value, problem, onChange }: ConditionEditorProps) {
  const { readOnly } = useInspector();
  const vocabulary = useVocabulary();
  const stored = readChoice(value);
  const isShowable = stored !== null && showableRows(stored.condition, vocabulary) !== null;
  const [isText, setText] = useState(!isShowable);
  const [draft, setDraft] = useState(stored ?? { condition: '', value, otherwise: '' });
  const [written, setWritten] = useState(value);
  if (written !== value) {
    setWritten(value);
    setDraft(stored ?? { condition: '', value, otherwise: '' });
  }
  const isComplete = draft.condition.trim() !== '' && draft.value.trim() !== '';

  function change(part: Partial<typeof draft>): void {
    const next = { ...draft, ...part };
    setDraft(next);
    if (next.condition.trim() === '' || next.value.trim() === '') return;
    const expression = writeChoice(next);
    setWritten(expression);
    onChange(expression);
  }

  const shared = { problem: undefined, wanted: 'unknown', vocabulary, readOnly } as const;
  return (
    <Stack sx={{ gap: 1.5 }}>
      {isText ? (
        <ExpressionInput
          {...shared}
          label={label}
          value={value}
          help={texts.expressionHelp}
          problem={problem}
          onChange={onChange}
        />
      ) : (
        <>
          <ConditionEditor
            label={texts.condition}
            value={draft.condition}
            problem={undefined}
            onChange={(condition) => change({ condition })}
          />
          <ExpressionInput
            {...shared}
            label={conditionTexts.met}
            value={draft.value}
            help={texts.expressionHelp}
            onChange={(met) => change({ value: met })}
          />
          <ExpressionInput
            {...shared}
            label={conditionTexts.otherwise}
            value={draft.otherwise}
            help={conditionTexts.otherwiseHelp}
            onChange={(otherwise) => change({ otherwise })}
          />
          {!isComplete && <FormHelperText sx={{ m: 0 }}>{conditionTexts.choiceIncomplete}</FormHelperText>}
        </>
      )}
      {!readOnly && (
        <Button size="small" onClick={() => setText(!isText)} sx={{ alignSelf: 'flex-start' }}>
          {isText ? conditionTexts.byCondition : conditionTexts.byExpression}
        </Button>
      )}
    </Stack>
  );
}
