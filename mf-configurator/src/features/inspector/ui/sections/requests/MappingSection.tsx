import { LIST_LIMITS } from '@dialogwerk/shared/contract';
import type { ApiMapping, BlockOf } from '@dialogwerk/shared/contract';
import { Typography } from '@dialogwerk/shared/ui';
import { useFieldArray } from 'react-hook-form';
import { mappedNameProblem, mappedPathProblem, mappingRule } from '../../../model/rows/mappingRows.ts';
import { texts } from '../../../texts.ts';
import { RowCard } from '../../fields/RowCard.tsx';
import { RowList } from '../../fields/RowList.tsx';
import { TextInput } from '../../fields/TextInput.tsx';
import { useInspector } from '../../InspectorContext.ts';
import { SectionFrame } from '../../SectionFrame.tsx';
import { useSectionForm } from '../../useSectionForm.ts';

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
  const rows = useFieldArray({ control: section.control, name: 'mapping', keyName: 'key' });
  return (
    <SectionFrame title={texts.sections.mapping} help="mapping" onLeave={section.leave}>
      {rows.fields.length === 0 && <Typography color="textSecondary">{texts.noMapped}</Typography>}
      <RowList
        rows={rows}
        nameOf={texts.mapped}
        most={LIST_LIMITS.mappings}
        addLabel={texts.addMapped}
        onAdd={() => rows.append({ variable: '', path: '' })}
        onChanged={section.leave}
      >
        {(row, index, controls) => {
          const written = section.values.mapping[index] ?? row;
          return (
            <RowCard title={texts.mapped(index + 1)} controls={controls}>
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
            </RowCard>
          );
        }}
      </RowList>
    </SectionFrame>
  );
}
