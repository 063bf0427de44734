import { Button, FormHelperText, Stack, Typography } from '@dialogwerk/shared/ui';
import { isReference, readRows, showableRows } from '@dialogwerk/shared/dialog/conditions';
import type { ConditionPart } from '@dialogwerk/shared/dialog/conditions';
import { useMemo, useState } from 'react';
import { newId } from '../../../../newId.ts';
import { conditionTexts } from '../../conditionTexts.ts';
import { HelpHint } from '../../../../help/HelpHint.tsx';
import { WithHelp } from '../fields/WithHelp.tsx';
import { useInspector } from '../InspectorContext.ts';
import { ExpressionInput } from './ExpressionInput.tsx';
import { RowsEditor } from './RowsEditor.tsx';
import { useAnswers } from './useAnswers.ts';
import { useVocabulary } from './useVocabulary.ts';

export interface ConditionEditorProps {
  readonly label: string;
  readonly value: string;
  /** What keeps it from being stored. */
  readonly problem: string | undefined;
  /** It was only added to be filled in: what is to be set first has the focus. */
  readonly wantsFocus?: boolean;
  readonly onChange: (condition: string) => void;
}

/** A condition: in rows where they can show it, and as a text always. */
export function ConditionEditor({ label, value, problem, wantsFocus = false, onChange }: ConditionEditorProps) {
  const { readOnly, changeBlock } = useInspector();
  const vocabulary = useVocabulary();
  const answers = useAnswers();
  const rows = useMemo(() => showableRows(value, answers.vocabulary), [value, answers.vocabulary]);
  const [isText, setText] = useState(rows === null);
  const isShownAsText = isText || rows === null;

  /** A question that has no variable gets one with the first condition that asks for its answer. */
  function changeRows(condition: string): void {
    const gesture = newId('g');
    for (const name of variablesIn(readRows(condition)?.parts ?? [])) {
      const question = answers.unnamed.get(name);
      if (question) changeBlock(question.id, { variable: question.variable }, gesture);
    }
    onChange(condition);
  }

  return (
    <Stack role="group" aria-label={label} sx={{ gap: 1 }}>
      {isShownAsText ? (
        <WithHelp topic="conditionText" label={label}>
          <ExpressionInput
            label={label}
            value={value}
            help={conditionTexts.textHelp}
            problem={problem}
            wanted="boolean"
            vocabulary={vocabulary}
            readOnly={readOnly}
            onChange={(condition) => {
              // Once it is written as a text it stays one, also while rows could show what there is of it.
              setText(true);
              onChange(condition);
            }}
          />
        </WithHelp>
      ) : (
        <>
          <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
            <Typography variant="body2" color="textSecondary">
              {label}
            </Typography>
            <HelpHint topic="conditionRows" label={label} />
          </Stack>
          <RowsEditor
            rows={rows}
            source={value}
            answers={answers}
            readOnly={readOnly}
            wantsFocus={wantsFocus}
            onChange={changeRows}
          />
        </>
      )}
      {!isShownAsText && problem !== undefined && <FormHelperText error>{problem}</FormHelperText>}
      {rows === null && value.trim() !== '' ? (
        <FormHelperText sx={{ m: 0 }}>{conditionTexts.notAsRows}</FormHelperText>
      ) : (
        <Button size="small" onClick={() => setText(!isShownAsText)} sx={{ alignSelf: 'flex-start' }}>
          {isShownAsText ? conditionTexts.asRows : conditionTexts.asText}
        </Button>
      )}
    </Stack>
  );
}

function variablesIn(parts: readonly ConditionPart[]): string[] {
  return [
    ...new Set(
      parts.flatMap((part) => {
        if (part.kind === 'group') return variablesIn(part.parts);
        const compared =
          'value' in part && isReference(part.value) && part.value.of === 'variable' ? [part.value.name] : [];
        return [part.variable, ...compared];
      }),
    ),
  ];
}
