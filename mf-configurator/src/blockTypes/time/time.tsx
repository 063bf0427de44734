import type { BlockOf } from '@dialogwerk/shared/contract';
import { blockFacts } from '@dialogwerk/shared/dialog';
import { Stack } from '@dialogwerk/shared/ui';
import { mdiClockOutline } from '@mdi/js';
import { orNull } from '../../features/inspector/model/textRules.ts';
import { texts } from '../../features/inspector/texts.ts';
import { DateInput } from '../../features/inspector/ui/fields/DateInput.tsx';
import { useInspector } from '../../features/inspector/ui/InspectorContext.ts';
import { SectionFrame } from '../../features/inspector/ui/SectionFrame.tsx';
import { AnswerSection } from '../../features/inspector/ui/sections/AnswerSection.tsx';
import { MediaSection } from '../../features/inspector/ui/sections/MediaSection.tsx';
import { ReactionsSection } from '../../features/inspector/ui/sections/ReactionsSection.tsx';
import { RoutingSection } from '../../features/inspector/ui/sections/RoutingSection.tsx';
import { TextSection } from '../../features/inspector/ui/sections/TextSection.tsx';
import { useSectionForm } from '../../features/inspector/ui/useSectionForm.ts';
import type { ConfiguredType, EditorProps } from '../ConfiguredType.ts';

interface TimesForm {
  min: string;
  max: string;
}

const { min: earliest, max: latest } = blockFacts.time.fields;
const latestBeforeEarliest = 'Die späteste Uhrzeit liegt vor der frühesten.';
const rules = {
  // Times as texts are in the order of the day.
  max: (max: string, { min }: TimesForm) => max === '' || min === '' || max >= min || latestBeforeEarliest,
};

/** Between which times an answer lies. */
function TimeBoundsSection({ block }: { readonly block: BlockOf<'time'> }) {
  const { changeBlock } = useInspector();
  const section = useSectionForm<TimesForm>({
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
        <DateInput section={section} name="min" type="time" label={earliest} help={texts.noBound} />
        <DateInput
          section={section}
          name="max"
          type="time"
          label={latest}
          help={texts.noBound}
          problem={section.problems.max}
        />
      </Stack>
    </SectionFrame>
  );
}

/** Uhrzeit: a time of day within bounds. */
function TimeEditor({ block }: EditorProps<'time'>) {
  return (
    <>
      <TextSection block={block} />
      <TimeBoundsSection block={block} />
      <AnswerSection block={block} />
      <ReactionsSection block={block} />
      <MediaSection block={block} />
      <RoutingSection block={block} />
    </>
  );
}

export const time: ConfiguredType<'time'> = { icon: mdiClockOutline, Editor: TimeEditor };
