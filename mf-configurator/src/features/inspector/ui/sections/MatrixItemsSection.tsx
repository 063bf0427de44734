import { LIST_LIMITS } from '@dialogwerk/shared/contract';
import type { BlockOf, MatrixItem } from '@dialogwerk/shared/contract';
import { Box, FormHelperText } from '@dialogwerk/shared/ui';
import { useId } from 'react';
import { useFieldArray } from 'react-hook-form';
import { newId } from '../../../../newId.ts';
import { isUntouchedItem, itemProblem, itemsRule } from '../../model/itemRows.ts';
import { texts } from '../../texts.ts';
import { RowLine, rowText } from '../fields/RowLine.tsx';
import { RowList } from '../fields/RowList.tsx';
import { SwitchInput } from '../fields/SwitchInput.tsx';
import { TextInput } from '../fields/TextInput.tsx';
import { useInspector } from '../InspectorContext.ts';
import { SectionFrame } from '../SectionFrame.tsx';
import { useSectionForm } from '../useSectionForm.ts';

const rules = { items: itemsRule };

/** The items of a battery; all are asked with one scale. */
export function MatrixItemsSection({ block }: { readonly block: BlockOf<'matrix'> }) {
  const { changeBlock } = useInspector();
  const id = useId();
  const section = useSectionForm<{ items: MatrixItem[] }>({
    saved: { items: block.items },
    rules,
    normal: ({ items }) => ({ items: items.filter((item) => !isUntouchedItem(item, block.items)) }),
    save: (changed, gesture) => changeBlock(block.unique_question_id, changed, gesture),
  });
  const rows = useFieldArray({ control: section.control, name: 'items', keyName: 'key' });
  return (
    <SectionFrame title={texts.sections.items} onLeave={section.leave}>
      <RowList
        rows={rows}
        keyOf={(row) => row.id}
        nameOf={texts.item}
        most={LIST_LIMITS.items}
        addLabel={texts.addItem}
        onAdd={() => rows.append({ id: newId('i'), text: '', inverse: false })}
        onChanged={section.leave}
      >
        {(row, index, controls) => {
          const written = section.values.items[index] ?? row;
          const problem = isUntouchedItem(written, block.items) ? null : itemProblem(written, index);
          const problemId = `${id}-${row.id}`;
          return (
            <>
              <RowLine problemId={problemId} problem={problem} controls={controls}>
                <Box sx={rowText}>
                  <TextInput
                    section={section}
                    name={`items.${index}.text`}
                    label={texts.item(index + 1)}
                    grows
                    problemId={problem === null ? undefined : problemId}
                  />
                </Box>
              </RowLine>
              <SwitchInput section={section} name={`items.${index}.inverse`} label={texts.itemInverse(index + 1)} />
            </>
          );
        }}
      </RowList>
      <FormHelperText sx={{ m: 0 }}>{rows.fields.length === 0 ? texts.noItems : texts.itemsHelp}</FormHelperText>
    </SectionFrame>
  );
}
