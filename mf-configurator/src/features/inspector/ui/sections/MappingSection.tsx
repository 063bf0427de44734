import type { ApiMapping, BlockOf } from '@dialogwerk/shared/contract';
import { Stack, Typography } from '@dialogwerk/shared/ui';
import { useFieldArray } from 'react-hook-form';
import { mappedNameProblem, mappedPathProblem, mappingRule } from '../../model/mappingRows.ts';
import { texts } from '../../texts.ts';
import { AddButton } from '../fields/AddButton.tsx';
import { ListRow } from '../fields/ListRow.tsx';
import { RowControls } from '../fields/RowControls.tsx';
import { TextInput } from '../fields/TextInput.tsx';
import { useInspector } from '../InspectorContext.ts';
import { SectionFrame } from '../SectionFrame.tsx';
import { useSectionForm } from '../useSectionForm.ts';

const rules = { mapping: mappingRule };

/** Which values of a response become variables. */
export function MappingSection({ block }: { readonly block: BlockOf<'api'> }) {
  const { changeBlock } = useInspector();
  const section = useSectionForm<{ mapping: ApiMapping[] }>({
    saved: { mapping: block.mapping },
    rules,
    normal: ({ mapping }) => ({
      mapping: mapping.map(({ variable, path }) => ({ variable: variable.trim(), path: path.trim() })),
    }),
    save: (changed, gesture) => changeBlock(block.unique_question_id, changed, gesture),
  });
  const rows = useFieldArray({ control: section.control, name: 'mapping' });
  const count = rows.fields.length;
  return (
    <SectionFrame title={texts.sections.mapping} onLeave={section.leave}>
      <Stack component="ul" sx={{ gap: 2, m: 0, p: 0, listStyle: 'none' }}>
        {rows.fields.map((row, index) => {
          const written = section.values.mapping[index] ?? row;
          return (
            <ListRow
              key={row.id}
              title={texts.mapped(index + 1)}
              controls={
                <RowControls
                  what={texts.mapped(index + 1)}
                  index={index}
                  count={count}
                  onMove={(to) => rows.move(index, to)}
                  onRemove={() => rows.remove(index)}
                />
              }
            >
              <TextInput
                section={section}
                name={`mapping.${index}.variable`}
                label={texts.variable}
                problem={mappedNameProblem(written) ?? undefined}
                code
              />
              <TextInput
                section={section}
                name={`mapping.${index}.path`}
                label={texts.mappedPath}
                help={texts.mappedPathHelp}
                problem={mappedPathProblem(written) ?? undefined}
                code
              />
            </ListRow>
          );
        })}
      </Stack>
      {count === 0 && <Typography color="text.secondary">{texts.noMapped}</Typography>}
      <AddButton label={texts.addMapped} onClick={() => rows.append({ variable: '', path: '' })} />
    </SectionFrame>
  );
}
