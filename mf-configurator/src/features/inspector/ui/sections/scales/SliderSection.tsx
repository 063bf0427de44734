import type { BlockOf } from '@dialogwerk/shared/contract';
import { Stack } from '@dialogwerk/shared/ui';
import { numberText, readNumber, tidyNumber } from '../../../model/numberText.ts';
import { sliderRules } from '../../../model/rules/sliderRules.ts';
import type { SliderForm } from '../../../model/rules/sliderRules.ts';
import { texts } from '../../../texts.ts';
import { TextInput } from '../../fields/TextInput.tsx';
import { useInspector } from '../../InspectorContext.ts';
import { SectionFrame } from '../../SectionFrame.tsx';
import { useSectionForm } from '../../useSectionForm.ts';

const numbers = ['min', 'max', 'step'] as const;

/** Range, step and the words at both ends of a slider. */
export function SliderSection({ block }: { readonly block: BlockOf<'slider'> }) {
  const { changeBlock } = useInspector();
  const { min, max, step, label_min, label_max } = block;
  const section = useSectionForm<SliderForm>({
    saved: { min: numberText(min), max: numberText(max), step: numberText(step), label_min, label_max },
    rules: sliderRules,
    normal: (form) => ({
      ...form,
      min: tidyNumber(form.min),
      max: tidyNumber(form.max),
      step: tidyNumber(form.step),
    }),
    save: ({ label_min: left, label_max: right, ...written }, gesture) => {
      const read = numbers.flatMap((name) => {
        const value = readNumber(written[name] ?? '');
        return value === null ? [] : [[name, value] as const];
      });
      changeBlock(
        block.unique_question_id,
        {
          ...Object.fromEntries(read),
          ...(left === undefined ? {} : { label_min: left }),
          ...(right === undefined ? {} : { label_max: right }),
        },
        gesture,
      );
    },
  });
  const { problems } = section;
  return (
    <SectionFrame title={texts.sections.scale} help="scale" onLeave={section.leave}>
      <Stack direction="row" sx={{ gap: 2 }}>
        <TextInput section={section} name="min" label={texts.least} problem={problems.min} keyboard="decimal" />
        <TextInput section={section} name="max" label={texts.greatest} problem={problems.max} keyboard="decimal" />
      </Stack>
      <TextInput section={section} name="step" label={texts.step} problem={problems.step} keyboard="decimal" />
      <TextInput
        section={section}
        name="label_min"
        label={texts.labelMin}
        help={texts.labelMinHelp}
        problem={problems.label_min}
      />
      <TextInput section={section} name="label_max" label={texts.labelMax} problem={problems.label_max} />
    </SectionFrame>
  );
}
