import type { BlockOf, MatrixItem } from '@dialogwerk/shared/contract';
import { Box, FormHelperText, Stack } from '@dialogwerk/shared/ui';
import { useFieldArray } from 'react-hook-form';
import { newId } from '../../../../newId.ts';
import { itemProblem, itemsRule } from '../../model/itemRows.ts';
import { texts } from '../../texts.ts';
import { AddButton } from '../fields/AddButton.tsx';
import { RowControls } from '../fields/RowControls.tsx';
import { SwitchInput } from '../fields/SwitchInput.tsx';
import { TextInput } from '../fields/TextInput.tsx';
import { useInspector } from '../InspectorContext.ts';
import { SectionFrame } from '../SectionFrame.tsx';
import { useSectionForm } from '../useSectionForm.ts';

const rules = { items: itemsRule };

/** The items of a battery; all are asked with one scale. */
export function MatrixItemsSection({ block }: { readonly block: BlockOf<'matrix'> }) {
  const { changeBlock } = useInspector();
  const section = useSectionForm<{ items: MatrixItem[] }>({
    saved: { items: block.items },
    rules,
    save: (changed, gesture) => changeBlock(block.unique_question_id, changed, gesture),
  });
  const rows = useFieldArray({ control: section.control, name: 'items', keyName: 'key' });
  return (
    <SectionFrame title={texts.sections.items} onLeave={section.leave}>
      <Stack component="ul" sx={{ gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {rows.fields.map((row, index) => {
          const problem = itemProblem(section.values.items[index] ?? row, index);
          return (
            <Box component="li" key={row.key}>
              <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
                <TextInput section={section} name={`items.${index}.text`} label={texts.item(index + 1)} />
                <RowControls
                  what={texts.item(index + 1)}
                  index={index}
                  count={rows.fields.length}
                  onMove={(to) => rows.move(index, to)}
                  onRemove={() => rows.remove(index)}
                />
              </Stack>
              {problem !== null && <FormHelperText error>{problem}</FormHelperText>}
              <SwitchInput section={section} name={`items.${index}.inverse`} label={texts.itemInverse(index + 1)} />
            </Box>
          );
        })}
      </Stack>
      <FormHelperText sx={{ m: 0 }}>{rows.fields.length === 0 ? texts.noItems : texts.itemsHelp}</FormHelperText>
      <AddButton
        label={texts.addItem}
        onClick={() => rows.append({ id: newId('i'), text: texts.item(rows.fields.length + 1), inverse: false })}
      />
    </SectionFrame>
  );
}
