import type { Block } from '@dialogwerk/shared/contract';
import { startBlock } from '@dialogwerk/shared/dialog';
import { blockName } from '../../../../../model/wording/blockName.ts';
import { linkRule } from '../../../model/rules/linkRule.ts';
import { orNull } from '../../../model/rules/textRules.ts';
import { texts } from '../../../texts.ts';
import { SwitchInput } from '../../fields/SwitchInput.tsx';
import { TextInput } from '../../fields/TextInput.tsx';
import { useInspector } from '../../InspectorContext.ts';
import { FoldSection } from '../../FoldSection.tsx';
import { useSectionForm } from '../../useSectionForm.ts';

const rules = { link: linkRule };

/** An address that is shown with a block of any type, and whether the dialog begins there. */
export function PlaceSection({ block }: { readonly block: Block }) {
  const { survey, changeBlock, startAt } = useInspector();
  const id = block.unique_question_id;
  const section = useSectionForm<{ link: string; start_page: boolean }>({
    saved: { link: block.link ?? '', start_page: block.start_page },
    rules,
    normal: ({ link, start_page }) => ({ link: link.trim(), start_page }),
    save: ({ link, start_page }, gesture) => {
      if (link !== undefined) changeBlock(id, { link: orNull(link) }, gesture);
      if (start_page !== undefined) startAt(start_page ? id : null, gesture);
    },
  });
  const first = startBlock(survey.all_questions);
  return (
    <FoldSection
      name="place"
      block={block}
      title={texts.sections.place}
      problems={section.problems}
      onLeave={section.leave}
    >
      <TextInput
        section={section}
        name="link"
        label={texts.link}
        help={texts.linkHelp}
        problem={section.problems.link}
        code
      />
      <SwitchInput
        section={section}
        name="start_page"
        label={texts.startPage}
        help={first && first.unique_question_id !== id ? texts.startsElsewhere(blockName(first)) : texts.startsHere}
      />
    </FoldSection>
  );
}
