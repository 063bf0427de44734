import type { BlockOf } from '@dialogwerk/shared/contract';
import { Stack, Typography } from '@dialogwerk/shared/ui';
import { useFieldArray } from 'react-hook-form';
import { assignmentProblem, assignmentsRule, expressionWarning } from '../../model/assignmentRows.ts';
import type { Assignment } from '../../model/assignmentRows.ts';
import { texts } from '../../texts.ts';
import { AddButton } from '../fields/AddButton.tsx';
import { ListRow } from '../fields/ListRow.tsx';
import { RowControls } from '../fields/RowControls.tsx';
import { TextInput } from '../fields/TextInput.tsx';
import { useInspector } from '../InspectorContext.ts';
import { SectionFrame } from '../SectionFrame.tsx';
import { useSectionForm } from '../useSectionForm.ts';

const rules = { assignments: assignmentsRule };

/** The variables that a block sets, one after the other. */
export function AssignmentsSection({ block }: { readonly block: BlockOf<'assign'> }) {
  const { survey, changeBlock } = useInspector();
  const section = useSectionForm<{ assignments: Assignment[] }>({
    saved: { assignments: block.assignments },
    rules,
    normal: ({ assignments }) => ({
      assignments: assignments.map(({ variable, expression }) => ({ variable: variable.trim(), expression })),
    }),
    save: (changed, gesture) => changeBlock(block.unique_question_id, changed, gesture),
  });
  const rows = useFieldArray({ control: section.control, name: 'assignments' });
  return (
    <SectionFrame title={texts.sections.assignments} onLeave={section.leave}>
      <Stack component="ul" sx={{ gap: 2, m: 0, p: 0, listStyle: 'none' }}>
        {rows.fields.map((row, index) => {
          const written = section.values.assignments[index] ?? row;
          const problem = assignmentProblem(written);
          const isName = written.variable.trim() === '' || problem !== texts.expressionEmpty;
          const warning = expressionWarning(written.expression, survey, 'unknown');
          return (
            <ListRow
              key={row.id}
              title={texts.assignment(index + 1)}
              controls={
                <RowControls
                  what={texts.assignment(index + 1)}
                  index={index}
                  count={rows.fields.length}
                  onMove={(to) => rows.move(index, to)}
                  onRemove={() => rows.remove(index)}
                />
              }
            >
              <TextInput
                section={section}
                name={`assignments.${index}.variable`}
                label={texts.variable}
                problem={problem !== null && isName ? problem : undefined}
                code
              />
              <TextInput
                section={section}
                name={`assignments.${index}.expression`}
                label={texts.expression}
                help={texts.expressionHelp}
                problem={problem !== null && !isName ? problem : (warning ?? undefined)}
                lines={2}
                code
              />
            </ListRow>
          );
        })}
      </Stack>
      {rows.fields.length === 0 && <Typography color="text.secondary">{texts.expressionHelp}</Typography>}
      <AddButton label={texts.addAssignment} onClick={() => rows.append({ variable: '', expression: '' })} />
    </SectionFrame>
  );
}
