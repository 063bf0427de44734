import { LIST_LIMITS } from '@dialogwerk/shared/contract';
import type { BlockOf, MatrixItem } from '@dialogwerk/shared/contract';
import { FormHelperText } from '@dialogwerk/shared/ui';
import { useFieldArray } from 'react-hook-form';
import { newId } from '../../../../newId.ts';
import { isUntouchedItem, itemRules } from '../../model/rows/itemRows.ts';
import { texts } from '../../texts.ts';
import { ItemList } from '../fields/ItemList.tsx';
import { SwitchInput } from '../fields/SwitchInput.tsx';
import { TextInput } from '../fields/TextInput.tsx';
import { useInspector } from '../InspectorContext.ts';
import { SectionFrame } from '../SectionFrame.tsx';
import { useSectionForm } from '../useSectionForm.ts';
import { CarryFields } from './CarryFields.tsx';

const { problemOfItem, itemsRule } = itemRules(texts.itemEmpty);
const rules = { items: itemsRule };

/** The items of a battery; all are asked with one scale. */
export function MatrixItemsSection({ block }: { readonly block: BlockOf<'matrix'> }) {
  const { changeBlock } = useInspector();
  const section = useSectionForm<{ items: MatrixItem[] }>({
    saved: { items: block.items },
    rules,
    normal: ({ items }) => ({ items: items.filter((item) => !isUntouchedItem(item, block.items)) }),
    save: (changed, gesture) => changeBlock(block.unique_question_id, changed, gesture),
  });
  const rows = useFieldArray({ control: section.control, name: 'items', keyName: 'key' });
  return (
    <SectionFrame title={texts.sections.items} help="items" onLeave={section.leave}>
      <CarryFields block={block} />
      <ItemList
        rows={rows}
        written={section.values.items}
        saved={block.items}
        problemOf={problemOfItem}
        nameOf={texts.item}
        most={LIST_LIMITS.items}
        addLabel={texts.addItem}
        onAdd={() => rows.append({ id: newId('i'), text: '', inverse: false })}
        onChanged={section.leave}
        renderText={(index, problemId) => (
          <TextInput
            section={section}
            name={`items.${index}.text`}
            label={texts.item(index + 1)}
            grows
            problemId={problemId}
          />
        )}
        renderMore={(index) => (
          <SwitchInput section={section} name={`items.${index}.inverse`} label={texts.itemInverse(index + 1)} />
        )}
      />
      <FormHelperText sx={{ m: 0 }}>
        {rows.fields.length === 0 && !block.carry ? texts.noItems : texts.itemsHelp}
      </FormHelperText>
    </SectionFrame>
  );
}
