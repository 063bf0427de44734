import type { BlockOf } from '@dialogwerk/shared/contract';
import { wholeNumberRule } from '../../../model/rules/wholeNumberRule.ts';
import { numberText, tidyNumber } from '../../../model/numberText.ts';
import { texts } from '../../../texts.ts';
import { TextInput } from '../../fields/TextInput.tsx';
import { useInspector } from '../../InspectorContext.ts';
import { SectionFrame } from '../../SectionFrame.tsx';
import { useSectionForm } from '../../useSectionForm.ts';

const rules = { max_seconds: wholeNumberRule(1, 600, texts.maxSecondsInvalid) };

/** How long a recording may be. */
export function VoiceSection({ block }: { readonly block: BlockOf<'voice'> }) {
  const { changeBlock } = useInspector();
  const section = useSectionForm({
    saved: { max_seconds: numberText(block.max_seconds) },
    rules,
    normal: (form) => ({ max_seconds: tidyNumber(form.max_seconds) }),
    save: (changed, gesture) =>
      changeBlock(block.unique_question_id, { max_seconds: Number(changed.max_seconds) }, gesture),
  });
  return (
    <SectionFrame title={texts.sections.recording} help="recording" onLeave={section.leave}>
      <TextInput
        section={section}
        name="max_seconds"
        label={texts.maxSeconds}
        problem={section.problems.max_seconds}
        keyboard="numeric"
      />
    </SectionFrame>
  );
}
