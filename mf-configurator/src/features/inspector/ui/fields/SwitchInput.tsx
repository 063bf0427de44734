import { Box, FormControlLabel, FormHelperText, Switch } from '@dialogwerk/shared/ui';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { useInspector } from '../InspectorContext.ts';
import type { SectionForm } from '../useSectionForm.ts';

interface SwitchInputProps<Form extends FieldValues> {
  readonly section: SectionForm<Form>;
  readonly name: FieldPathByValue<Form, boolean>;
  readonly label: string;
  readonly help?: string;
}

/** Yes or no; handed on at once. */
export function SwitchInput<Form extends FieldValues>({ section, name, label, help }: SwitchInputProps<Form>) {
  const { readOnly } = useInspector();
  const { field } = useController({ name, control: section.control });
  const helpId = useId();
  return (
    <Box>
      <FormControlLabel
        label={label}
        control={
          <Switch
            checked={field.value === true}
            disabled={readOnly}
            onChange={(event) => {
              field.onChange(event.target.checked);
              section.commit();
            }}
            onBlur={field.onBlur}
            slotProps={{ input: { ref: field.ref, ...(help === undefined ? {} : { 'aria-describedby': helpId }) } }}
          />
        }
      />
      {help !== undefined && (
        <FormHelperText id={helpId} sx={{ mt: 0 }}>
          {help}
        </FormHelperText>
      )}
    </Box>
  );
}
