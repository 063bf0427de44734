import { Button, FormHelperText, Stack } from '@dialogwerk/shared/ui';
import { readRows } from '@dialogwerk/shared/dialog/conditions';
import { useMemo, useState } from 'react';
import { conditionTexts } from '../../conditionTexts.ts';
import { useInspector } from '../InspectorContext.ts';
import { ExpressionInput } from './ExpressionInput.tsx';
import { RowsEditor } from './RowsEditor.tsx';
import { useVocabulary } from './useVocabulary.ts';

export interface ConditionEditorProps {
  readonly label: string;
  readonly value: string;
  /** What keeps it from being stored. */
  readonly problem: string | undefined;
  readonly onChange: (condition: string) => void;
}

/** A condition: in rows where they can show it, and as a text always. */
export function ConditionEditor({ label, value, problem, onChange }: ConditionEditorProps) {
  const { readOnly } = useInspector();
  const vocabulary = useVocabulary();
  const rows = useMemo(() => readRows(value), [value]);
  const [isText, setText] = useState(rows === null);
  const isShownAsText = isText || rows === null;
  return (
    <Stack role="group" aria-label={label} sx={{ gap: 1 }}>
      {isShownAsText ? (
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
      ) : (
        <RowsEditor rows={rows} source={value} vocabulary={vocabulary} readOnly={readOnly} onChange={onChange} />
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
