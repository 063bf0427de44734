import { LIST_LIMITS } from '@dialogwerk/shared/contract';
import type { BlockOf } from '@dialogwerk/shared/contract';
import { Typography } from '@dialogwerk/shared/ui';
import { useFieldArray } from 'react-hook-form';
import { assignedNameProblem, assignmentsRule, expressionProblem } from '../../../model/rows/assignmentRows.ts';
import type { Assignment } from '../../../model/rows/assignmentRows.ts';
import { exampleAssignments } from '../../../model/exampleAssignments.ts';
import { texts } from '../../../texts.ts';
import { LaterCondition } from '../../conditions/LaterCondition.tsx';
import { ExampleButton } from '../../fields/ExampleButton.tsx';
import { RowCard } from '../../fields/RowCard.tsx';
import { RowList } from '../../fields/RowList.tsx';
import { TextInput } from '../../fields/TextInput.tsx';
import { useInspector } from '../../InspectorContext.ts';
import { SectionFrame } from '../../SectionFrame.tsx';
import { useSectionForm } from '../../useSectionForm.ts';

const rules = { assignments: assignmentsRule };

/** The variables that a block sets, one after the other. */
export function AssignmentsSection({ block }: { readonly block: BlockOf<'assign'> }) {
  const { survey, changeBlock } = useInspector();
  const { unique_question_id: id } = block;
  const section = useSectionForm<{ assignments: Assignment[] }>({
    saved: { assignments: block.assignments },
    rules,
    normal: ({ assignments }) => ({
      assignments: assignments.map(({ variable, expression }) => ({ variable: variable.trim(), expression })),
    }),
    save: (changed, gesture) => changeBlock(id, changed, gesture),
  });
  const rows = useFieldArray({ control: section.control, name: 'assignments', keyName: 'key' });
  return (
    <SectionFrame title={texts.sections.assignments} help="assignments" onLeave={section.leave}>
      {rows.fields.length === 0 && (
        <>
          <Typography color="textSecondary">{texts.noAssignments}</Typography>
          <ExampleButton
            onInsert={() => {
              rows.replace(exampleAssignments(survey, id));
              section.leave();
            }}
          />
        </>
      )}
      <RowList
        rows={rows}
        nameOf={texts.assignment}
        most={LIST_LIMITS.assignments}
        addLabel={texts.addAssignment}
        onAdd={() => rows.append({ variable: '', expression: '' })}
        onChanged={section.leave}
      >
        {(row, index, controls) => {
          const written = section.values.assignments[index] ?? row;
          return (
            <RowCard title={texts.assignment(index + 1)} controls={controls}>
              <TextInput
                section={section}
                name={`assignments.${index}.variable`}
                label={texts.variable}
                problem={assignedNameProblem(written) ?? undefined}
                code
              />
              <LaterCondition
                part="AssignedValue"
                section={section}
                name={`assignments.${index}.expression`}
                label={texts.expression}
                problem={expressionProblem(written) ?? undefined}
              />
            </RowCard>
          );
        }}
      </RowList>
    </SectionFrame>
  );
}
