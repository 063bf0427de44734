import type { Block } from '@dialogwerk/shared/contract';
import { orNull } from '../../model/rules/textRules.ts';
import { texts } from '../../texts.ts';
import { SelectInput } from '../fields/SelectInput.tsx';
import { SwitchInput } from '../fields/SwitchInput.tsx';
import { useInspector } from '../InspectorContext.ts';
import { FoldSection } from '../FoldSection.tsx';
import { useSectionForm } from '../useSectionForm.ts';
import { useTargets } from '../useTargets.ts';

/** Whether a choice takes replies in one's own words, and what follows when they are not understood. */
export function WordsSection({ block }: { readonly block: Extract<Block, { in_words: boolean }> }) {
  const { changeBlock } = useInspector();
  const { unique_question_id: id, in_words, way_out } = block;
  const section = useSectionForm<{ in_words: boolean; way_out: string }>({
    saved: { in_words, way_out: way_out ?? '' },
    rules: {},
    save: ({ way_out: target, ...changed }, gesture) =>
      changeBlock(id, { ...changed, ...(target === undefined ? {} : { way_out: orNull(target) }) }, gesture),
  });
  const targets = useTargets(id);
  return (
    <FoldSection
      name="words"
      block={block}
      title={texts.sections.words}
      problems={section.problems}
      onLeave={section.leave}
    >
      <SwitchInput section={section} name="in_words" label={texts.inWords} help={texts.inWordsHelp} />
      {in_words && (
        <SelectInput
          section={section}
          name="way_out"
          label={texts.wayOut}
          gone={texts.blockGone}
          options={[{ value: '', label: texts.noWayOut }, ...targets]}
        />
      )}
    </FoldSection>
  );
}
