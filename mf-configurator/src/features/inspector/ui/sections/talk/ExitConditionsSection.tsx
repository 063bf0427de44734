import { GPT_EXIT_CONDITIONS_LIMIT } from '@dialogwerk/shared/contract';
import type { BlockOf } from '@dialogwerk/shared/contract';
import { FormHelperText } from '@dialogwerk/shared/ui';
import { useFieldArray } from 'react-hook-form';
import { newId } from '../../../../../newId.ts';
import { exitConditionsOf, exitProblem, exitRows, exitsRule } from '../../../model/rows/exitRows.ts';
import type { ExitRow } from '../../../model/rows/exitRows.ts';
import { modelTexts as texts } from '../../../modelTexts.ts';
import { texts as inspectorTexts } from '../../../texts.ts';
import { RowCard } from '../../fields/RowCard.tsx';
import { RowList } from '../../fields/RowList.tsx';
import { SelectInput } from '../../fields/SelectInput.tsx';
import { TextInput } from '../../fields/TextInput.tsx';
import { useInspector } from '../../InspectorContext.ts';
import { SectionFrame } from '../../SectionFrame.tsx';
import { useSectionForm } from '../../useSectionForm.ts';
import { TryOutButton } from '../../tryout/TryOutButton.tsx';
import { useTargets } from '../../useTargets.ts';

const rules = { exits: exitsRule };

/** The sentences that end a KI-Gespräch, in the order in which they are judged, each with where the dialog goes on. */
export function ExitConditionsSection({ block }: { readonly block: BlockOf<'gpt'> }) {
  const { changeBlock } = useInspector();
  const { unique_question_id: id } = block;
  const section = useSectionForm<{ exits: ExitRow[] }>({
    saved: { exits: exitRows(block.gpt_exit_conditions) },
    rules,
    normal: ({ exits }) => ({ exits: exitRows(exitConditionsOf(exits)) }),
    save: ({ exits = [] }, gesture) => changeBlock(id, { gpt_exit_conditions: exitConditionsOf(exits) }, gesture),
  });
  const rows = useFieldArray({ control: section.control, name: 'exits', keyName: 'key' });
  const targets = [{ value: '', label: inspectorTexts.asAfterAnyBlock }, ...useTargets(id)];
  return (
    <SectionFrame title={inspectorTexts.sections.exits} help="exits" onLeave={section.leave}>
      <FormHelperText sx={{ mt: -1 }}>{texts.exitsHelp}</FormHelperText>
      <RowList
        rows={rows}
        keyOf={(row) => row.id}
        nameOf={texts.exit}
        most={GPT_EXIT_CONDITIONS_LIMIT}
        addLabel={texts.addExit}
        onAdd={() => rows.append({ id: newId('x'), condition: '', target: '' })}
        onChanged={section.leave}
      >
        {(row, index, controls) => (
          <RowCard title={texts.exit(index + 1)} controls={controls}>
            <TextInput
              section={section}
              name={`exits.${index}.condition`}
              label={texts.exitSentenceLabel}
              accessibleName={texts.exitSentence(index + 1)}
              help={texts.exitSentenceHelp}
              problem={exitProblem(section.values.exits[index] ?? row, index) ?? undefined}
              lines={2}
            />
            <SelectInput
              section={section}
              name={`exits.${index}.target`}
              label={texts.exitTarget}
              gone={inspectorTexts.blockGone}
              options={targets}
            />
          </RowCard>
        )}
      </RowList>
      <TryOutButton block={block} />
    </SectionFrame>
  );
}
