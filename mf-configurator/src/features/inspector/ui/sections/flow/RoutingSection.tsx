import type { Block } from '@dialogwerk/shared/contract';
import { isGrouping } from '@dialogwerk/shared/dialog';
import { END, loopGroups } from '@dialogwerk/shared/dialog/graph';
import { Alert } from '@dialogwerk/shared/ui';
import { blockName } from '../../../../../model/wording/blockName.ts';
import { roundTexts } from '../../../roundTexts.ts';
import { texts } from '../../../texts.ts';
import { SelectInput } from '../../fields/SelectInput.tsx';
import { SwitchInput } from '../../fields/SwitchInput.tsx';
import { useInspector } from '../../InspectorContext.ts';
import { SectionFrame } from '../../SectionFrame.tsx';
import { useSectionForm } from '../../useSectionForm.ts';
import { useTargets } from '../../useTargets.ts';
import { JumpList } from './JumpList.tsx';

/** Stands among the targets for the next block in order; no target is empty. */
const IN_ORDER = '';

/** Where the dialog goes on after the block (domain.md §3.5). */
export function RoutingSection({ block }: { readonly block: Block }) {
  const { survey, changeBlock } = useInspector();
  const id = block.unique_question_id;
  const section = useSectionForm({
    saved: {
      next: block.is_end ? END : (block.jump_to_question ?? IN_ORDER),
      screens_out: block.screens_out ?? false,
    },
    rules: {},
    save: ({ next, screens_out }, gesture) => {
      if (screens_out !== undefined) changeBlock(id, { screens_out }, gesture);
      // Because what ends before all jumps would take those along that have been set.
      if (next === END && block.jump_to_ids.length === 0) changeBlock(id, { is_end: true }, gesture);
      else if (next !== undefined) {
        changeBlock(id, { is_end: false, jump_to_question: next === IN_ORDER ? null : next }, gesture);
      }
    },
  });
  const targets = useTargets(id);
  return (
    <SectionFrame title={texts.sections.routing} help="routing" onLeave={section.leave}>
      <SelectInput
        section={section}
        name="next"
        label={texts.goesOn}
        gone={texts.blockGone}
        options={[{ value: IN_ORDER, label: inOrderLabel(block, survey.all_questions) }, ...targets]}
      />
      {block.is_end && (
        <SwitchInput section={section} name="screens_out" label={texts.screensOut} help={texts.screensOutHelp} />
      )}
      {block.is_end && block.jump_to_ids.length > 0 && <Alert severity="info">{texts.endsBeforeJumps}</Alert>}
      <JumpList block={block} targets={targets} />
    </SectionFrame>
  );
}

/** What it means that a block has no way of its own: behind the last one of a round the next round begins. */
function inOrderLabel({ unique_question_id: id, type }: Block, blocks: readonly Block[]): string {
  const { followingOf, loopOf } = loopGroups(blocks);
  const loop = blocks.find(({ unique_question_id }) => unique_question_id === loopOf(id));
  if (loop && followingOf(id) === loop.unique_question_id) {
    return loop.type === 'shuffle' ? roundTexts.nextItem(blockName(loop)) : roundTexts.next(blockName(loop));
  }
  return isGrouping({ type }) ? roundTexts.afterLoop : texts.nextInOrder;
}
