import type { BlockOf } from '@dialogwerk/shared/contract';
import { FormHelperText } from '@dialogwerk/shared/ui';
import { newId } from '../../../../newId.ts';
import { optionTexts } from '../../optionTexts.ts';
import { OptionChecks } from '../fields/OptionChecks.tsx';
import { SwitchInput } from '../fields/SwitchInput.tsx';
import { WithHelp } from '../fields/WithHelp.tsx';
import { useInspector } from '../InspectorContext.ts';
import { FoldSection } from '../FoldSection.tsx';
import { useSectionForm } from '../useSectionForm.ts';

type OptionsBlock = BlockOf<'single'> | BlockOf<'multiple'> | BlockOf<'ranking'>;

/** In which order options are offered, and which of them excludes all others (domain.md §13). */
export function OptionRulesSection({ block }: { readonly block: OptionsBlock }) {
  const { changeBlock } = useInspector();
  const { unique_question_id: id, options, random_order = false, fixed_options = [] } = block;
  const section = useSectionForm({
    saved: { random_order },
    rules: {},
    save: (changed, gesture) => changeBlock(id, changed, gesture),
  });
  return (
    <FoldSection
      name="optionRules"
      block={block}
      title={optionTexts.title}
      problems={section.problems}
      onLeave={section.leave}
    >
      <WithHelp topic="randomOrder" label={optionTexts.randomOrder}>
        <SwitchInput
          section={section}
          name="random_order"
          label={optionTexts.randomOrder}
          help={optionTexts.randomOrderHelp}
        />
      </WithHelp>
      {random_order && (
        <OptionChecks
          label={optionTexts.fixedOptions}
          options={options}
          chosen={fixed_options}
          onChange={(ids) => changeBlock(id, { fixed_options: ids }, newId('g'))}
        />
      )}
      {block.type === 'multiple' && (
        <>
          <WithHelp topic="exclusive" label={optionTexts.exclusiveOptions}>
            <OptionChecks
              label={optionTexts.exclusiveOptions}
              options={options}
              chosen={block.exclusive_options ?? []}
              onChange={(ids) => changeBlock(id, { exclusive_options: ids }, newId('g'))}
            />
          </WithHelp>
          <FormHelperText sx={{ m: 0 }}>{optionTexts.exclusiveOptionsHelp}</FormHelperText>
        </>
      )}
    </FoldSection>
  );
}
