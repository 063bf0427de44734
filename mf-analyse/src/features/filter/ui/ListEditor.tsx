import { Typography } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import type { FilterOption } from '../model/FilterField.ts';
import { filterTexts as texts } from '../texts.ts';
import { EditorFrame } from './EditorFrame.tsx';
import { OptionChecks } from './OptionChecks.tsx';

interface ListEditorProps {
  readonly options: readonly FilterOption[];
  readonly chosen: readonly string[];
  /** Gives none to take the condition away. */
  readonly onApply: (ids: string[]) => void;
  readonly onBack: () => void;
}

/** Some of a few, of which one has to hold. */
export function ListEditor({ options, chosen, onApply, onBack }: ListEditorProps) {
  const [ids, setIds] = useState<readonly string[]>(chosen);
  const isValid = ids.length > 0 || chosen.length > 0;
  return (
    <EditorFrame isValid={isValid} onApply={() => onApply([...ids])} onBack={onBack}>
      <OptionChecks options={options} chosen={ids} onChange={setIds} />
      {!isValid && (
        <Typography variant="body2" color="textSecondary">
          {texts.noChoice}
        </Typography>
      )}
    </EditorFrame>
  );
}
