import { TEXT_LIMITS } from '@dialogwerk/shared/contract';
import type { BlockOf } from '@dialogwerk/shared/contract';
import { Stack } from '@dialogwerk/shared/ui';
import { numberText, readNumber, tidyNumber } from '../../model/numberText.ts';
import { atMost, orNull } from '../../model/rules/textRules.ts';
import { texts } from '../../texts.ts';
import { SwitchInput } from '../fields/SwitchInput.tsx';
import { TextInput } from '../fields/TextInput.tsx';
import { useInspector } from '../InspectorContext.ts';
import { SectionFrame } from '../SectionFrame.tsx';
import { useSectionForm } from '../useSectionForm.ts';

interface BoundsForm {
  min: string;
  max: string;
  integer: boolean;
  unit: string;
}

const rules = {
  min: (text: string) => !Number.isNaN(readNumber(text)) || texts.noNumber,
  max: (text: string, form: BoundsForm) => {
    const max = readNumber(text);
    const min = readNumber(form.min);
    if (Number.isNaN(max)) return texts.noNumber;
    return max === null || min === null || Number.isNaN(min) || max >= min || texts.greatestBelowLeast;
  },
  unit: atMost(TEXT_LIMITS.unit),
};

/** Bounds and unit of a number. */
export function NumberBoundsSection({ block }: { readonly block: BlockOf<'number'> }) {
  const { changeBlock } = useInspector();
  const { min, max, integer, unit } = block;
  const section = useSectionForm<BoundsForm>({
    saved: { min: numberText(min), max: numberText(max), integer, unit: unit ?? '' },
    rules,
    normal: (form) => ({
      integer: form.integer,
      min: tidyNumber(form.min),
      max: tidyNumber(form.max),
      unit: form.unit.trim(),
    }),
    save: (changed, gesture) =>
      changeBlock(
        block.unique_question_id,
        {
          ...(changed.min === undefined ? {} : { min: readNumber(changed.min) }),
          ...(changed.max === undefined ? {} : { max: readNumber(changed.max) }),
          ...(changed.integer === undefined ? {} : { integer: changed.integer }),
          ...(changed.unit === undefined ? {} : { unit: orNull(changed.unit) }),
        },
        gesture,
      ),
  });
  return (
    <SectionFrame title={texts.sections.bounds} help="bounds" onLeave={section.leave}>
      <Stack direction="row" sx={{ gap: 2 }}>
        <TextInput
          section={section}
          name="min"
          label={texts.least}
          help={texts.noBound}
          problem={section.problems.min}
          keyboard="decimal"
        />
        <TextInput
          section={section}
          name="max"
          label={texts.greatest}
          help={texts.noBound}
          problem={section.problems.max}
          keyboard="decimal"
        />
      </Stack>
      <SwitchInput section={section} name="integer" label={texts.integer} />
      <TextInput
        section={section}
        name="unit"
        label={texts.unit}
        help={texts.unitHelp}
        problem={section.problems.unit}
      />
    </SectionFrame>
  );
}
