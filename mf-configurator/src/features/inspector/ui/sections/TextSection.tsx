import type { Block } from '@dialogwerk/shared/contract';
import { Alert } from '@dialogwerk/shared/ui';
import { unknownVariables } from '../../model/rules/unknownVariables.ts';
import { messageRule, shortTextRule } from '../../model/rules/textRules.ts';
import { texts } from '../../texts.ts';
import { MessageInput } from '../fields/MessageInput.tsx';
import { writingTexts } from '../../writingTexts.ts';
import { TextInput } from '../fields/TextInput.tsx';
import { useInspector } from '../InspectorContext.ts';
import { AdviceBelow } from '../AdviceHere.tsx';
import { SectionFrame } from '../SectionFrame.tsx';
import { useSectionForm } from '../useSectionForm.ts';
import { TextHelp } from '../fields/TextHelp.tsx';

const rules = { context: messageRule, short_name: shortTextRule };

/** What the bot says, and the block's name in the graph. */
export function TextSection({ block, help = writingTexts.help }: { readonly block: Block; readonly help?: string }) {
  const { survey, changeBlock } = useInspector();
  const section = useSectionForm({
    saved: { context: block.context, short_name: block.short_name },
    rules,
    save: (changed, gesture) => changeBlock(block.unique_question_id, changed, gesture),
  });
  const unknown = unknownVariables(section.values.context, survey, block.unique_question_id);
  return (
    <SectionFrame title={texts.sections.text} help="text" onLeave={section.leave}>
      <MessageInput
        section={section}
        name="context"
        label={texts.context}
        help={help}
        textHelp={help === writingTexts.help ? texts.contextHelp : help}
        problem={section.problems.context}
        lines={3}
      />
      <TextHelp block={block} text={section.values.context} />
      <AdviceBelow />
      {unknown.length > 0 && <Alert severity="warning">{texts.unknownVariables(unknown)}</Alert>}
      <TextInput
        section={section}
        name="short_name"
        label={texts.shortName}
        help={texts.shortNameHelp}
        problem={section.problems.short_name}
      />
    </SectionFrame>
  );
}
