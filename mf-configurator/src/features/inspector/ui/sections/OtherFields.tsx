import { LIST_LIMITS } from '@dialogwerk/shared/contract';
import { otherOf } from '@dialogwerk/shared/dialog';
import type { ChoiceBlock } from '@dialogwerk/shared/dialog';
import { otherChange } from '../../model/rows/otherChange.ts';
import type { OtherForm } from '../../model/rows/otherChange.ts';
import { optionTexts as texts } from '../../optionTexts.ts';
import { SelectInput } from '../fields/SelectInput.tsx';
import { SwitchInput } from '../fields/SwitchInput.tsx';
import { WithHelp } from '../fields/WithHelp.tsx';
import { useInspector } from '../InspectorContext.ts';
import { useSectionForm } from '../useSectionForm.ts';

/** Whether 'Sonstiges' stands below the options with a field of its own, and what that field takes (domain.md §13). */
export function OtherFields({ block }: { readonly block: ChoiceBlock }) {
  const { changeBlock } = useInspector();
  const field = otherOf(block);
  const hasOther = field !== null;
  const isRanking = block.type === 'ranking';
  const takesWords = 'other_in_words' in block && block.other_in_words === true;
  const mayTakeWords = block.type === 'single' || (block.type === 'picture' && block.max === 1);
  const most = isRanking || block.type === 'picture' ? LIST_LIMITS.handledOptions : LIST_LIMITS.options;
  const section = useSectionForm<OtherForm>({
    saved: { hasOther, kind: field?.kind ?? 'text', required: field?.optional !== true, takesWords },
    rules: {},
    save: (changed, gesture) => changeBlock(block.unique_question_id, otherChange(block, changed), gesture),
  });
  if (!hasOther && block.options.length >= most) return null;
  return (
    <>
      <WithHelp topic="other" label={texts.other}>
        <SwitchInput
          section={section}
          name="hasOther"
          label={texts.other}
          help={isRanking ? texts.otherRankedHelp : texts.otherHelp}
        />
      </WithHelp>
      {hasOther && (
        <>
          {!isRanking && (
            <SelectInput
              section={section}
              name="kind"
              label={texts.otherKind}
              gone={texts.otherKind}
              options={[
                { value: 'text', label: texts.otherKinds.text },
                { value: 'number', label: texts.otherKinds.number },
              ]}
            />
          )}
          <SwitchInput
            section={section}
            name="required"
            label={isRanking ? texts.otherRanked : texts.otherRequired}
            {...(isRanking ? { help: texts.otherRankedOnlyHelp } : {})}
          />
          {mayTakeWords && block.in_words && (
            <SwitchInput section={section} name="takesWords" label={texts.otherInWords} help={texts.otherInWordsHelp} />
          )}
        </>
      )}
    </>
  );
}
