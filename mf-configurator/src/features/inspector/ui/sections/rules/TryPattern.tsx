import type { BlockOf } from '@dialogwerk/shared/contract';
import { formRefusal } from '@dialogwerk/shared/dialog';
import { TextField } from '@dialogwerk/shared/ui';
import { useId, useState } from 'react';
import { ruleTexts as texts } from '../../../ruleTexts.ts';
import { useInspector } from '../../InspectorContext.ts';

/** Says of what is typed whether it fits the form, as the dialog would. */
export function TryPattern({ block }: { readonly block: BlockOf<'open'> }) {
  const { survey } = useInspector();
  const [text, setText] = useState('');
  const id = useId();
  const refusal = text.trim() === '' ? null : formRefusal(block, text, survey);
  return (
    <TextField
      size="small"
      label={texts.tryOut}
      value={text}
      onChange={({ target: { value } }) => setText(value)}
      error={refusal !== null}
      helperText={verdict()}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { spellCheck: false, 'aria-describedby': id },
        formHelperText: { id, role: 'status' },
      }}
    />
  );

  function verdict(): string {
    if (text.trim() === '') return texts.tryOutHelp;
    return refusal === null ? texts.fits : texts.fitsNot(refusal);
  }
}
