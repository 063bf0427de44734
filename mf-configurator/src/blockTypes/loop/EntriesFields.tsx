import { LIST_LIMITS } from '@dialogwerk/shared/contract';
import type { BlockOf } from '@dialogwerk/shared/contract';
import { FormHelperText } from '@dialogwerk/shared/ui';
import { useFieldArray } from 'react-hook-form';
import { isUntouchedItem, itemRules } from '../../features/inspector/model/rows/itemRows.ts';
import { ItemList } from '../../features/inspector/ui/fields/ItemList.tsx';
import { TextInput } from '../../features/inspector/ui/fields/TextInput.tsx';
import { useInspector } from '../../features/inspector/ui/InspectorContext.ts';
import { CarryFields } from '../../features/inspector/ui/sections/CarryFields.tsx';
import { useSectionForm } from '../../features/inspector/ui/useSectionForm.ts';
import { newId } from '../../newId.ts';
import { loopTexts as texts } from './loopTexts.ts';

type Item = BlockOf<'loop'>['items'][number];

const { problemOfItem, itemsRule } = itemRules(texts.emptyEntry);
const rules = { items: itemsRule };

/** What a loop has a round for, one entry each: what it takes over, and its own. */
export function EntriesFields({ block }: { readonly block: BlockOf<'loop'> }) {
  const { changeBlock } = useInspector();
  const section = useSectionForm<{ items: Item[] }>({
    saved: { items: block.items },
    rules,
    normal: ({ items }) => ({ items: items.filter((item) => !isUntouchedItem(item, block.items)) }),
    save: (changed, gesture) => changeBlock(block.unique_question_id, changed, gesture),
  });
  const rows = useFieldArray({ control: section.control, name: 'items', keyName: 'key' });
  return (
    <>
      <CarryFields block={block} />
      <ItemList
        rows={rows}
        written={section.values.items}
        saved={block.items}
        problemOf={problemOfItem}
        nameOf={texts.entry}
        most={LIST_LIMITS.handledOptions}
        addLabel={texts.addEntry}
        onAdd={() => rows.append({ id: newId('i'), text: '' })}
        onChanged={section.leave}
        renderText={(index, problemId) => (
          <TextInput
            section={section}
            name={`items.${index}.text`}
            label={texts.entry(index + 1)}
            grows
            problemId={problemId}
          />
        )}
      />
      {rows.fields.length === 0 && !block.carry && <FormHelperText sx={{ m: 0 }}>{texts.noEntries}</FormHelperText>}
    </>
  );
}
