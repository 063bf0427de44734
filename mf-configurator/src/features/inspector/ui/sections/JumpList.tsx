import type { Block } from '@dialogwerk/shared/contract';
import { FormHelperText, Stack, Typography } from '@dialogwerk/shared/ui';
import { useFieldArray } from 'react-hook-form';
import { choicesOfBlock } from '../../../../model/choicesOfBlock.ts';
import { expressionWarning } from '../../model/assignmentRows.ts';
import { BY_CONDITION, jumpRows, jumpsOf, jumpsRule } from '../../model/jumpRows.ts';
import type { JumpRow } from '../../model/jumpRows.ts';
import { texts } from '../../texts.ts';
import { AddButton } from '../fields/AddButton.tsx';
import { ListRow } from '../fields/ListRow.tsx';
import { RowControls } from '../fields/RowControls.tsx';
import { SelectInput } from '../fields/SelectInput.tsx';
import type { SelectOption } from '../fields/SelectInput.tsx';
import { TextInput } from '../fields/TextInput.tsx';
import { useInspector } from '../InspectorContext.ts';
import { useSectionForm } from '../useSectionForm.ts';

const rules = { jumps: jumpsRule };

/** Conditional jumps by option or by a condition over variables, in the order in which they are tried. */
export function JumpList({ block, targets }: { readonly block: Block; readonly targets: readonly SelectOption[] }) {
  const { survey, changeBlock } = useInspector();
  const choices = choicesOfBlock(survey, block).map(({ id, label }) => ({ value: id, label }));
  const section = useSectionForm<{ jumps: JumpRow[] }>({
    saved: { jumps: jumpRows(block.jump_to_ids) },
    rules,
    normal: ({ jumps }) => ({ jumps: jumpRows(jumpsOf(jumps)) }),
    save: ({ jumps }, gesture) => {
      if (jumps) changeBlock(block.unique_question_id, { jump_to_ids: jumpsOf(jumps) }, gesture);
    },
  });
  const rows = useFieldArray({ control: section.control, name: 'jumps' });
  const [firstTarget] = targets;

  function addJump(target: string): void {
    const used = new Set(section.values.jumps.map(({ when }) => when));
    const free = choices.find(({ value }) => !used.has(value));
    rows.append({ when: free?.value ?? BY_CONDITION, condition: '', target });
  }

  return (
    <Stack sx={{ gap: 1.5 }} onBlur={section.leave}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {texts.conditionalJumps}
      </Typography>
      <FormHelperText sx={{ mt: -1 }}>{texts.conditionalJumpsHelp}</FormHelperText>
      <Stack component="ul" sx={{ gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        {rows.fields.map((row, index) => {
          const { when, condition } = section.values.jumps[index] ?? row;
          const isMissing = when === BY_CONDITION && condition.trim() === '';
          return (
            <ListRow
              key={row.id}
              title={texts.jump(index + 1)}
              controls={
                <RowControls
                  what={texts.jump(index + 1)}
                  index={index}
                  count={rows.fields.length}
                  onMove={(to) => rows.move(index, to)}
                  onRemove={() => rows.remove(index)}
                />
              }
            >
              {(choices.length > 0 || when !== BY_CONDITION) && (
                <SelectInput
                  section={section}
                  name={`jumps.${index}.when`}
                  label={block.type === 'qa' ? texts.whenAsked : texts.when}
                  gone={texts.optionGone}
                  options={[...choices, { value: BY_CONDITION, label: texts.whenCondition }]}
                />
              )}
              {when === BY_CONDITION && (
                <TextInput
                  section={section}
                  name={`jumps.${index}.condition`}
                  label={texts.condition}
                  help={texts.conditionHelp}
                  problem={
                    isMissing
                      ? texts.conditionEmpty(index + 1)
                      : (expressionWarning(condition, survey, 'boolean') ?? undefined)
                  }
                  code
                />
              )}
              <SelectInput
                section={section}
                name={`jumps.${index}.target`}
                label={texts.target}
                gone={texts.blockGone}
                options={targets}
              />
            </ListRow>
          );
        })}
      </Stack>
      {firstTarget ? (
        <AddButton label={texts.addJump} onClick={() => addJump(firstTarget.value)} />
      ) : (
        <Typography variant="body2" color="text.secondary">
          {texts.noTarget}
        </Typography>
      )}
    </Stack>
  );
}
