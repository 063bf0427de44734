import { LIST_LIMITS } from '@dialogwerk/shared/contract';
import type { Block, BlockOf } from '@dialogwerk/shared/contract';
import { Box, Button, FormHelperText } from '@dialogwerk/shared/ui';
import { useId } from 'react';
import { useFieldArray } from 'react-hook-form';
import { offeredMembers, proposedMembers } from '../../features/inspector/model/loopMembers.ts';
import { isUntouchedItem, itemRules } from '../../features/inspector/model/rows/itemRows.ts';
import type { ListedItem } from '../../features/inspector/model/rows/itemRows.ts';
import { RowLine, rowText } from '../../features/inspector/ui/fields/RowLine.tsx';
import { RowList } from '../../features/inspector/ui/fields/RowList.tsx';
import { TextInput } from '../../features/inspector/ui/fields/TextInput.tsx';
import { useInspector } from '../../features/inspector/ui/InspectorContext.ts';
import { SectionFrame } from '../../features/inspector/ui/SectionFrame.tsx';
import { useSectionForm } from '../../features/inspector/ui/useSectionForm.ts';
import { blockName } from '../../model/wording/blockName.ts';
import { newId } from '../../newId.ts';
import { ItemBlocks } from './ItemBlocks.tsx';
import { shuffleTexts as texts } from './shuffleTexts.ts';

type Item = BlockOf<'shuffle'>['items'][number];

const { problemOfItem, itemsRule } = itemRules(texts.emptyItem);
const rules = { items: itemsRule };
const asWritten = ({ id, text }: ListedItem): ListedItem => ({ id, text });

/** What is brought into an order, one item each, with its blocks. */
export function ItemsSection({ block }: { readonly block: BlockOf<'shuffle'> }) {
  const { survey, readOnly, changeBlock } = useInspector();
  const { unique_question_id: id, items } = block;
  const problemsId = useId();
  const membersOf = (item: string): string[] => items.find((one) => one.id === item)?.members ?? [];
  const section = useSectionForm<{ items: ListedItem[] }>({
    saved: { items: items.map(asWritten) },
    rules,
    normal: (form) => ({ items: form.items.filter((item) => !isUntouchedItem(item, items)).map(asWritten) }),
    save: (changed, gesture) => {
      const written = changed.items?.map((item): Item => ({ ...item, members: membersOf(item.id) }));
      if (written) changeBlock(id, { items: written }, gesture);
    },
  });
  const rows = useFieldArray({ control: section.control, name: 'items', keyName: 'key' });
  const numbers = new Map(survey.all_questions.map(({ unique_question_id }, index) => [unique_question_id, index + 1]));
  const labelOf = (one: Block): string => `${numbers.get(one.unique_question_id) ?? 0}. ${blockName(one)}`;
  const offered = offeredMembers(block, survey.all_questions).map((one) => ({
    value: one.unique_question_id,
    label: labelOf(one),
  }));
  const taken = new Set(items.flatMap(({ members }) => members));
  const free = offered.filter(({ value }) => !taken.has(value));
  const proposed = taken.size === 0 ? proposedMembers(block, survey.all_questions) : [];

  function takeEach(): void {
    const named = new Map(survey.all_questions.map((one) => [one.unique_question_id, blockName(one)]));
    const made = proposed.slice(0, LIST_LIMITS.shuffled).map((member, index): Item => {
      const text = named.get(member) ?? '';
      return {
        id: items[index]?.id ?? newId('i'),
        text: text === '' ? texts.item(index + 1) : text,
        members: [member],
      };
    });
    changeBlock(id, { items: made }, newId('g'));
  }
  function withMembers(item: string, members: string[]): void {
    changeBlock(id, { items: items.map((one) => (one.id === item ? { ...one, members } : one)) }, newId('g'));
  }

  return (
    <SectionFrame title={texts.items} help="shuffleItems" onLeave={section.leave}>
      <FormHelperText sx={{ m: 0 }}>{offered.length === 0 ? texts.noOthers : texts.itemsHelp}</FormHelperText>
      {proposed.length > 1 && !readOnly && (
        <Button variant="outlined" onClick={takeEach} sx={{ alignSelf: 'flex-start' }}>
          {texts.takeFollowing(proposed.length)}
        </Button>
      )}
      <RowList
        rows={rows}
        keyOf={(row) => row.id}
        nameOf={texts.item}
        most={LIST_LIMITS.shuffled}
        addLabel={texts.addItem}
        onAdd={() => rows.append({ id: newId('i'), text: '' })}
        onChanged={section.leave}
      >
        {(row, index, controls) => {
          const written = section.values.items[index] ?? row;
          const problem = isUntouchedItem(written, items) ? null : problemOfItem(written, index);
          const problemId = `${problemsId}-${row.id}`;
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
              {items.some((item) => item.id === row.id) && (
                <ItemBlocks
                  number={index + 1}
                  chosen={offered.filter(({ value }) => membersOf(row.id).includes(value))}
                  free={free}
                  readOnly={readOnly}
                  onChange={(members) => withMembers(row.id, members)}
                />
              )}
            </>
          );
        }}
      </RowList>
    </SectionFrame>
  );
}
