import type { BlockOf } from '@dialogwerk/shared/contract';
import { messageRule, orNull } from '../../../model/rules/textRules.ts';
import { modelTexts as texts } from '../../../modelTexts.ts';
import { texts as inspectorTexts } from '../../../texts.ts';
import { SelectInput } from '../../fields/SelectInput.tsx';
import { MessageInput } from '../../fields/MessageInput.tsx';
import { useInspector } from '../../InspectorContext.ts';
import { SectionFrame } from '../../SectionFrame.tsx';
import { useSectionForm } from '../../useSectionForm.ts';
import { useTargets } from '../../useTargets.ts';

const rules = { fallback: messageRule };

/** What respondents get where no model is connected or it fails. */
export function FallbackSection({ block }: { readonly block: BlockOf<'gpt'> }) {
  const { changeBlock } = useInspector();
  const { unique_question_id: id, fallback, fallback_target } = block;
  const section = useSectionForm({
    saved: { fallback, fallback_target: fallback_target ?? '' },
    rules,
    save: ({ fallback_target: target, ...changed }, gesture) =>
      changeBlock(id, { ...changed, ...(target === undefined ? {} : { fallback_target: orNull(target) }) }, gesture),
  });
  const targets = useTargets(id);
  return (
    <SectionFrame title={texts.sections.fallback} help="fallback" onLeave={section.leave}>
      <MessageInput
        section={section}
        name="fallback"
        label={texts.fallback}
        help={texts.fallbackHelp}
        problem={section.problems.fallback}
        lines={3}
      />
      <SelectInput
        section={section}
        name="fallback_target"
        label={texts.fallbackTarget}
        gone={inspectorTexts.blockGone}
        options={[{ value: '', label: inspectorTexts.asAfterAnyBlock }, ...targets]}
      />
    </SectionFrame>
  );
}
