import { LIST_LIMITS } from '@dialogwerk/shared/contract';
import type { Block } from '@dialogwerk/shared/contract';
import { choiceName, choicesOfBlock, END } from '@dialogwerk/shared/dialog/graph';
import { takesWords } from '@dialogwerk/shared/dialog/understanding';
import { FormHelperText, Stack, Typography } from '@dialogwerk/shared/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import {
  BY_CONDITION,
  BY_MEANING,
  conditionProblem,
  jumpRows,
  jumpsOf,
  jumpsRule,
  targetProblem,
  tidyJumps,
} from '../../../model/rows/jumpRows.ts';
import type { JumpRow } from '../../../model/rows/jumpRows.ts';
import { HelpHint } from '../../../../../help/HelpHint.tsx';
import { $wantedJump } from '../../../state/wantedJump.ts';
import { texts } from '../../../texts.ts';
import { RowCard } from '../../fields/RowCard.tsx';
import { RowList } from '../../fields/RowList.tsx';
import { SelectInput } from '../../fields/SelectInput.tsx';
import type { SelectOption } from '../../fields/SelectInput.tsx';
import { LaterCondition } from '../../conditions/LaterCondition.tsx';
import { useInspector } from '../../InspectorContext.ts';
import { useSectionForm } from '../../useSectionForm.ts';

const rules = { jumps: jumpsRule };

/**
 * Conditional jumps by option or by a condition over variables, in the order in which they are tried. An ending follows none, whatever it has stored: the
 * first one that is added leads away from it, and all others still end.
 */
export function JumpList({ block, targets }: { readonly block: Block; readonly targets: readonly SelectOption[] }) {
  const { survey, readOnly, changeBlock } = useInspector();
  const choices = choicesOfBlock(survey, block).map((choice, at) => ({
    value: choice.id,
    label: choiceName(choice, at),
  }));
  const canMean = takesWords(block);
  const section = useSectionForm<{ jumps: JumpRow[] }>({
    saved: { jumps: jumpRows(block.is_end ? [] : block.jump_to_ids, canMean) },
    rules,
    normal: ({ jumps }) => ({ jumps: tidyJumps(jumps, canMean) }),
    save: ({ jumps }, gesture) => {
      if (!jumps) return;
      const ending = block.is_end ? { is_end: false, jump_to_question: END } : {};
      changeBlock(block.unique_question_id, { ...ending, jump_to_ids: jumpsOf(jumps) }, gesture);
    },
  });
  const rows = useFieldArray({ control: section.control, name: 'jumps', keyName: 'key' });
  const hasTargets = targets.some(({ value }) => value !== END);

  const [added, setAdded] = useState<number | null>(null);

  function append(when: string): void {
    const isByCondition = when === BY_CONDITION;
    setAdded(isByCondition ? section.values.jumps.length : null);
    rows.append({ when, condition: '', target: '' }, { shouldFocus: !isByCondition });
  }

  function addJump(): void {
    const used = new Set(section.values.jumps.map(({ when }) => when));
    append(choices.find(({ value }) => !used.has(value))?.value ?? BY_CONDITION);
  }

  const takeWanted = useEffectEvent((wanted: string | null) => {
    if (wanted !== block.unique_question_id) return;
    $wantedJump.set(null);
    if (hasTargets && !readOnly) append(BY_CONDITION);
  });
  useEffect(() => $wantedJump.subscribe((wanted) => takeWanted(wanted)), []);

  return (
    <Stack sx={{ gap: 1.5 }} onBlur={section.leave}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {texts.conditionalJumps}
        </Typography>
        <HelpHint topic="jumps" label={texts.conditionalJumps} />
      </Stack>
      <FormHelperText sx={{ mt: -1 }}>{texts.conditionalJumpsHelp}</FormHelperText>
      <RowList
        rows={rows}
        nameOf={texts.jump}
        most={LIST_LIMITS.jumps}
        addLabel={texts.addJump}
        onAdd={hasTargets ? addJump : null}
        onChanged={section.leave}
      >
        {(row, index, controls) => {
          const written = section.values.jumps[index] ?? row;
          const isByCondition = written.when === BY_CONDITION;
          return (
            <RowCard title={texts.jump(index + 1)} controls={controls}>
              {(choices.length > 0 || canMean || !isByCondition) && (
                <SelectInput
                  section={section}
                  name={`jumps.${index}.when`}
                  label={block.type === 'qa' ? texts.whenAsked : texts.when}
                  gone={texts.optionGone}
                  help={written.when === BY_MEANING ? texts.whenMeaningHelp : undefined}
                  options={[
                    ...choices,
                    ...(canMean ? [{ value: BY_MEANING, label: texts.whenMeaning }] : []),
                    { value: BY_CONDITION, label: texts.whenCondition },
                  ]}
                />
              )}
              {isByCondition && (
                <LaterCondition
                  part="ConditionEditor"
                  section={section}
                  name={`jumps.${index}.condition`}
                  label={texts.condition}
                  problem={conditionProblem(written, index) ?? undefined}
                  wantsFocus={added === index}
                />
              )}
              <SelectInput
                section={section}
                name={`jumps.${index}.target`}
                label={texts.target}
                gone={written.target === '' ? texts.chooseTarget : texts.blockGone}
                unchosen={written.target === ''}
                help={written.target === '' ? texts.targetHelp : undefined}
                problem={targetProblem(written, index) ?? undefined}
                options={targets}
              />
            </RowCard>
          );
        }}
      </RowList>
      {!hasTargets && (
        <Typography variant="body2" color="textSecondary">
          {texts.noTarget}
        </Typography>
      )}
    </Stack>
  );
}
