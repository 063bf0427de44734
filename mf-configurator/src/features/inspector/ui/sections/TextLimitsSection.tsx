import type { BlockOf } from '@dialogwerk/shared/contract';
import { numberText, tidyNumber } from '../../model/numberText.ts';
import { wholeNumberRule } from '../../model/rules/wholeNumberRule.ts';
import { texts } from '../../texts.ts';
import { SwitchInput } from '../fields/SwitchInput.tsx';
import { TextInput } from '../fields/TextInput.tsx';
import { useInspector } from '../InspectorContext.ts';
import { SectionFrame } from '../SectionFrame.tsx';
import { useSectionForm } from '../useSectionForm.ts';

const LONGEST_ANSWER = 10_000;

const rules = { max_length: wholeNumberRule(1, LONGEST_ANSWER, texts.maxLengthInvalid) };

/** How much a respondent may write. */
export function TextLimitsSection({ block }: { readonly block: BlockOf<'open'> }) {
  const { changeBlock } = useInspector();
  const section = useSectionForm<{ multiline: boolean; max_length: string }>({
    saved: { multiline: block.multiline, max_length: numberText(block.max_length) },
    rules,
    normal: (form) => ({ ...form, max_length: tidyNumber(form.max_length) }),
    save: ({ multiline, max_length }, gesture) =>
      changeBlock(
        block.unique_question_id,
        {
          ...(multiline === undefined ? {} : { multiline }),
          ...(max_length === undefined ? {} : { max_length: Number(max_length) }),
        },
        gesture,
      ),
  });
  return (
    <SectionFrame title={texts.sections.bounds} help="bounds" onLeave={section.leave}>
      <SwitchInput section={section} name="multiline" label={texts.multiline} />
      <TextInput
        section={section}
        name="max_length"
        label={texts.maxLength}
        problem={section.problems.max_length}
        keyboard="numeric"
      />
    </SectionFrame>
  );
}
