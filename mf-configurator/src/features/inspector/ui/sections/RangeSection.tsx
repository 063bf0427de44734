import type { BlockOf } from '@dialogwerk/shared/contract';
import { Stack } from '@dialogwerk/shared/ui';
import type { ReactNode } from 'react';
import { orNull } from '../../model/rules/textRules.ts';
import { texts } from '../../texts.ts';
import { DateInput } from '../fields/DateInput.tsx';
import { useInspector } from '../InspectorContext.ts';
import { SectionFrame } from '../SectionFrame.tsx';
import { useSectionForm } from '../useSectionForm.ts';

interface RangeForm {
  min: string;
  max: string;
}

interface RangeSectionProps {
  readonly block: BlockOf<'date'> | BlockOf<'time'>;
  readonly earliest: string;
  readonly latest: string;
  /** TriedLine where the latest lies before the earliest. */
  readonly inverted: string;
  /** Further bounds. */
  readonly children?: ReactNode;
}

/** Between which days or times of day an answer lies. */
export function RangeSection({ block, earliest, latest, inverted, children }: RangeSectionProps) {
  const { changeBlock } = useInspector();
  const { type, unique_question_id } = block;
  const section = useSectionForm<RangeForm>({
    saved: { min: block.min ?? '', max: block.max ?? '' },
    // Days and times as texts are in the order of time.
    rules: { max: (max, { min }) => max === '' || min === '' || max >= min || inverted },
    save: ({ min, max }, gesture) =>
      changeBlock(
        unique_question_id,
        {
          ...(min === undefined ? {} : { min: orNull(min) }),
          ...(max === undefined ? {} : { max: orNull(max) }),
        },
        gesture,
      ),
  });
  return (
    <SectionFrame title={texts.sections.bounds} help="bounds" onLeave={section.leave}>
      <Stack direction="row" sx={{ gap: 2 }}>
        <DateInput section={section} name="min" type={type} label={earliest} help={texts.noBound} />
        <DateInput
          section={section}
          name="max"
          type={type}
          label={latest}
          help={texts.noBound}
          problem={section.problems.max}
        />
      </Stack>
      {children}
    </SectionFrame>
  );
}
