import { LIST_LIMITS } from '@dialogwerk/shared/contract';
import type { BlockOf } from '@dialogwerk/shared/contract';
import { blockFacts } from '@dialogwerk/shared/dialog';
import { FormHelperText } from '@dialogwerk/shared/ui';
import { useFieldArray } from 'react-hook-form';
import { isUntouchedItem, itemRules } from '../../features/inspector/model/rows/itemRows.ts';
import { numberText, tidyNumber } from '../../features/inspector/model/numberText.ts';
import { wholeNumberRule } from '../../features/inspector/model/rules/wholeNumberRule.ts';
import { ItemList } from '../../features/inspector/ui/fields/ItemList.tsx';
import { TextInput } from '../../features/inspector/ui/fields/TextInput.tsx';
import { useInspector } from '../../features/inspector/ui/InspectorContext.ts';
import { SectionFrame } from '../../features/inspector/ui/SectionFrame.tsx';
import { AnswerSection } from '../../features/inspector/ui/sections/AnswerSection.tsx';
import { CarryFields } from '../../features/inspector/ui/sections/CarryFields.tsx';
import { MediaSection } from '../../features/inspector/ui/sections/media/MediaSection.tsx';
import { ReactionsSection } from '../../features/inspector/ui/sections/ReactionsSection.tsx';
import { RoutingSection } from '../../features/inspector/ui/sections/flow/RoutingSection.tsx';
import { TextSection } from '../../features/inspector/ui/sections/TextSection.tsx';
import { useSectionForm } from '../../features/inspector/ui/useSectionForm.ts';
import { newId } from '../../newId.ts';
import type { EditorProps } from '../EditorProps.ts';

type SumBlock = BlockOf<'constant_sum'>;
type Item = SumBlock['items'][number];

const { items: itemsName, total: totalName } = blockFacts.constant_sum.fields;
const texts = {
  item: (number: number) => `Eintrag ${number}`,
  add: 'Eintrag hinzufügen',
  empty: (number: number) => `Eintrag ${number} hat keinen Text.`,
  none: 'Ohne Einträge wird diese Frage übersprungen.',
  total: 'Bitte geben Sie eine ganze Zahl von 1 bis 1.000.000 ein.',
};
const { problemOfItem, itemsRule } = itemRules(texts.empty);
const rules = { total: wholeNumberRule(1, 1_000_000, texts.total), items: itemsRule };

/** How many points are given, and to what. */
function SharesSection({ block }: { readonly block: SumBlock }) {
  const { changeBlock } = useInspector();
  const section = useSectionForm<{ total: string; items: Item[] }>({
    saved: { total: numberText(block.total), items: block.items },
    rules,
    normal: ({ total, items }) => ({
      total: tidyNumber(total),
      items: items.filter((item) => !isUntouchedItem(item, block.items)),
    }),
    save: ({ total, items }, gesture) =>
      changeBlock(
        block.unique_question_id,
        {
          ...(total === undefined ? {} : { total: Number(total) }),
          ...(items === undefined ? {} : { items }),
        },
        gesture,
      ),
  });
  const rows = useFieldArray({ control: section.control, name: 'items', keyName: 'key' });
  return (
    <SectionFrame title={itemsName} help="sum" onLeave={section.leave}>
      <TextInput section={section} name="total" label={totalName} problem={section.problems.total} keyboard="numeric" />
      <CarryFields block={block} />
      <ItemList
        rows={rows}
        written={section.values.items}
        saved={block.items}
        problemOf={problemOfItem}
        nameOf={texts.item}
        most={LIST_LIMITS.handledOptions}
        addLabel={texts.add}
        onAdd={() => rows.append({ id: newId('i'), text: '' })}
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
      />
      {rows.fields.length === 0 && !block.carry && <FormHelperText sx={{ m: 0 }}>{texts.none}</FormHelperText>}
    </SectionFrame>
  );
}

/** Punkte verteilen: a sum given to several items. */
export function ConstantSumEditor({ block }: EditorProps<'constant_sum'>) {
  return (
    <>
      <TextSection block={block} />
      <SharesSection block={block} />
      <RoutingSection block={block} />
      <AnswerSection block={block} />
      <ReactionsSection block={block} />
      <MediaSection block={block} />
    </>
  );
}
