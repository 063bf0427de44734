import { Box, FormHelperText, Stack } from '@dialogwerk/shared/ui';
import { formatDecimal } from '@dialogwerk/shared/numbers';
import { useController } from 'react-hook-form';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { contrastOf } from '../../model/contrast.ts';
import { settingsTexts } from '../../settingsTexts.ts';
import { TextInput } from '../fields/TextInput.tsx';
import { useInspector } from '../InspectorContext.ts';
import type { SectionForm } from '../useSectionForm.ts';

interface ColorInputProps<Form extends FieldValues> {
  readonly section: SectionForm<Form>;
  readonly name: FieldPathByValue<Form, string>;
  readonly label: string;
  /** As it is written now. */
  readonly color: string;
  readonly problem: string | undefined;
}

const hints = {
  white: settingsTexts.contrastLight,
  black: settingsTexts.contrastDark,
  both: settingsTexts.contrastBoth,
} as const;
/** Text that reads on the colour. */
const samples = { white: ['#FFFFFF'], black: ['#000000'], both: ['#FFFFFF', '#000000'] } as const;

/** A colour by picking or writing it, with a hint how text reads on it. */
export function ColorInput<Form extends FieldValues>({ section, name, label, color, problem }: ColorInputProps<Form>) {
  const { readOnly } = useInspector();
  const { field } = useController({ name, control: section.control });
  const contrast = problem === undefined ? contrastOf(color) : null;
  return (
    <Box>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
        <Box
          component="input"
          type="color"
          aria-label={settingsTexts.accentPicker}
          disabled={readOnly}
          value={problem === undefined ? color : '#000000'}
          onChange={(event) => field.onChange(event.target.value)}
          sx={{
            width: 48,
            height: 40,
            p: 0.25,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            bgcolor: 'transparent',
          }}
        />
        <TextInput section={section} name={name} label={label} problem={problem} code />
      </Stack>
      {contrast && (
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', mt: 1 }}>
          {samples[contrast.reads].map((text) => (
            <Box
              key={text}
              aria-hidden
              sx={{ bgcolor: color, color: text, px: 1.25, py: 0.5, borderRadius: 1, fontWeight: 600, flex: 'none' }}
            >
              Aa
            </Box>
          ))}
          <FormHelperText sx={{ m: 0 }}>
            {settingsTexts.contrast(formatDecimal(contrast.white, 1), formatDecimal(contrast.black, 1))}{' '}
            {hints[contrast.reads]}
          </FormHelperText>
        </Stack>
      )}
    </Box>
  );
}
