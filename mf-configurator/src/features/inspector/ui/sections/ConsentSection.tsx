import type { BlockOf } from '@dialogwerk/shared/contract';
import { shortTextRule } from '../../model/rules/textRules.ts';
import { texts } from '../../texts.ts';
import { SwitchInput } from '../fields/SwitchInput.tsx';
import { TextInput } from '../fields/TextInput.tsx';
import { useInspector } from '../InspectorContext.ts';
import { SectionFrame } from '../SectionFrame.tsx';
import { useSectionForm } from '../useSectionForm.ts';

const labelRule = (text: string): true | string => (text.trim() === '' ? texts.labelMissing : shortTextRule(text));
const rules = { label_agree: labelRule, label_decline: labelRule };

/** The words of both buttons, and what declining means. */
export function ConsentSection({ block }: { readonly block: BlockOf<'consent'> }) {
  const { changeBlock } = useInspector();
  const { label_agree, label_decline, required } = block;
  const section = useSectionForm<{ label_agree: string; label_decline: string; required: boolean }>({
    saved: { label_agree, label_decline, required },
    rules,
    save: (changed, gesture) => changeBlock(block.unique_question_id, changed, gesture),
  });
  const { problems } = section;
  return (
    <SectionFrame title={texts.sections.consent} help="consent" onLeave={section.leave}>
      <TextInput section={section} name="label_agree" label={texts.labelAgree} problem={problems.label_agree} />
      <TextInput section={section} name="label_decline" label={texts.labelDecline} problem={problems.label_decline} />
      <SwitchInput section={section} name="required" label={texts.consentRequired} help={texts.consentRequiredHelp} />
    </SectionFrame>
  );
}
