import type { BlockOf } from '@dialogwerk/shared/contract';
import { Stack } from '@dialogwerk/shared/ui';
import { orNull } from '../../model/textRules.ts';
import { texts } from '../../texts.ts';
import { DateInput } from '../fields/DateInput.tsx';
import { useInspector } from '../InspectorContext.ts';
import { SectionFrame } from '../SectionFrame.tsx';
import { useSectionForm } from '../useSectionForm.ts';

interface DaysForm {
  min: string;
  max: string;
}

const rules = {
  // Days as texts are in the order of time.
  max: (max: string, { min }: DaysForm) => max === '' || min === '' || max >= min || texts.latestBeforeEarliest,
};

/** Between which days an answer lies. */
export function DateBoundsSection({ block }: { readonly block: BlockOf<'date'> }) {
  const { changeBlock } = useInspector();
  const section = useSectionForm<DaysForm>({
    saved: { min: block.min ?? '', max: block.max ?? '' },
    rules,
    save: ({ min, max }, gesture) =>
      changeBlock(
        block.unique_question_id,
        {
          ...(min === undefined ? {} : { min: orNull(min) }),
          ...(max === undefined ? {} : { max: orNull(max) }),
        },
        gesture,
      ),
  });
  return (
    <SectionFrame title={texts.sections.bounds} onLeave={section.leave}>
      <Stack direction="row" sx={{ gap: 2 }}>
        <DateInput section={section} name="min" label={texts.earliest} help={texts.noBound} />
        <DateInput
          section={section}
          name="max"
          label={texts.latest}
          help={texts.noBound}
          problem={section.problems.max}
        />
      </Stack>
    </SectionFrame>
  );
}
