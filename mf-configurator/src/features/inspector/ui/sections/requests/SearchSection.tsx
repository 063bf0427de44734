import type { BlockOf } from '@dialogwerk/shared/contract';
import { messageRule } from '../../../model/rules/textRules.ts';
import { texts } from '../../../texts.ts';
import { SwitchInput } from '../../fields/SwitchInput.tsx';
import { MessageInput } from '../../fields/MessageInput.tsx';
import { useInspector } from '../../InspectorContext.ts';
import { SectionFrame } from '../../SectionFrame.tsx';
import { useSectionForm } from '../../useSectionForm.ts';

const rules = { qa_fallback: messageRule };

/** How a knowledge block behaves: one question or many, what is said when nothing fits, and what is said around an answer. */
export function SearchSection({ block }: { readonly block: BlockOf<'qa'> }) {
  const { changeBlock } = useInspector();
  const { only_search, qa_fallback, qa_helpful, qa_plain } = block;
  const section = useSectionForm<{ only_search: boolean; qa_fallback: string; qa_helpful: boolean; qa_plain: boolean }>(
    {
      saved: { only_search, qa_fallback, qa_helpful, qa_plain },
      rules,
      save: (changed, gesture) => changeBlock(block.unique_question_id, changed, gesture),
    },
  );
  return (
    <SectionFrame title={texts.sections.search} help="search" onLeave={section.leave}>
      <MessageInput
        section={section}
        name="qa_fallback"
        label={texts.qaFallback}
        help={texts.qaFallbackHelp}
        problem={section.problems.qa_fallback}
        lines={2}
      />
      <SwitchInput section={section} name="only_search" label={texts.onlySearch} help={texts.onlySearchHelp} />
      <SwitchInput section={section} name="qa_helpful" label={texts.qaHelpful} help={texts.qaHelpfulHelp} />
      <SwitchInput section={section} name="qa_plain" label={texts.qaPlain} help={texts.qaPlainHelp} />
    </SectionFrame>
  );
}
