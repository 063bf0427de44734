import { Box, Typography } from '@dialogwerk/shared/ui';
import { useController } from 'react-hook-form';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { useInspector } from '../InspectorContext.ts';
import type { SectionForm } from '../useSectionForm.ts';
import type { SelectOption } from './SelectInput.tsx';

interface RadioInputProps<Form extends FieldValues> {
  readonly section: SectionForm<Form>;
  readonly name: FieldPathByValue<Form, string>;
  readonly label: string;
  readonly options: readonly SelectOption[];
}

/** One of a few, all in sight, handed on at once: the browser's own radio buttons, because arrow keys go through them everywhere. */
export function RadioInput<Form extends FieldValues>({ section, name, label, options }: RadioInputProps<Form>) {
  const { readOnly } = useInspector();
  const { field } = useController({ name, control: section.control });
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="body2" color="textSecondary" sx={{ p: 0, mb: 0.5 }}>
        {label}
      </Typography>
      {options.map(({ value, label: text }) => (
        <Box
          key={value}
          component="label"
          sx={{
            display: 'flex',
            gap: 1.25,
            py: 0.75,
            overflowWrap: 'anywhere',
            '& input': { mt: 0.5, flex: 'none', accentColor: 'var(--mui-palette-primary-dark)' },
          }}
        >
          <input
            type="radio"
            name={field.name}
            value={value}
            checked={field.value === value}
            disabled={readOnly}
            onChange={() => {
              field.onChange(value);
              section.commit();
            }}
            onBlur={field.onBlur}
          />
          {text}
        </Box>
      ))}
    </Box>
  );
}
