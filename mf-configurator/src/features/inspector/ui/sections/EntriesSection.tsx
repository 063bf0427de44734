import type { BlockOf } from '@dialogwerk/shared/contract';
import { Stack, Typography } from '@dialogwerk/shared/ui';
import { useFieldArray } from 'react-hook-form';
import { newId } from '../../../../newId.ts';
import { answerProblem, entriesOf, entriesRule, entryRows, questionsProblem } from '../../model/entryRows.ts';
import type { EntryRow } from '../../model/entryRows.ts';
import { texts } from '../../texts.ts';
import { AddButton } from '../fields/AddButton.tsx';
import { ListRow } from '../fields/ListRow.tsx';
import { RowControls } from '../fields/RowControls.tsx';
import { TextInput } from '../fields/TextInput.tsx';
import { useInspector } from '../InspectorContext.ts';
import { SectionFrame } from '../SectionFrame.tsx';
import { useSectionForm } from '../useSectionForm.ts';

const rules = { qa_entries: entriesRule };

/** What the bot knows: how people ask for it, and what is said then. */
export function EntriesSection({ block }: { readonly block: BlockOf<'qa'> }) {
  const { changeBlock } = useInspector();
  const section = useSectionForm<{ qa_entries: EntryRow[] }>({
    saved: { qa_entries: entryRows(block.qa_entries) },
    rules,
    normal: (form) => ({ qa_entries: entryRows(entriesOf(form.qa_entries)) }),
    save: ({ qa_entries = [] }, gesture) =>
      changeBlock(block.unique_question_id, { qa_entries: entriesOf(qa_entries) }, gesture),
  });
  const rows = useFieldArray({ control: section.control, name: 'qa_entries', keyName: 'key' });
  const count = rows.fields.length;
  return (
    <SectionFrame title={texts.sections.entries} onLeave={section.leave}>
      <Stack component="ul" sx={{ gap: 2, m: 0, p: 0, listStyle: 'none' }}>
        {rows.fields.map((row, index) => {
          const written = section.values.qa_entries[index] ?? row;
          const number = index + 1;
          return (
            <ListRow
              key={row.key}
              title={texts.entry(number)}
              controls={
                <RowControls
                  what={texts.entry(number)}
                  index={index}
                  count={count}
                  onMove={(to) => rows.move(index, to)}
                  onRemove={() => rows.remove(index)}
                />
              }
            >
              <TextInput
                section={section}
                name={`qa_entries.${index}.questions`}
                label={texts.entryQuestionsLabel}
                accessibleName={texts.entryQuestions(number)}
                help={texts.entryQuestionsHelp}
                problem={questionsProblem(written, index) ?? undefined}
                lines={2}
              />
              <TextInput
                section={section}
                name={`qa_entries.${index}.answer`}
                label={texts.entryAnswerLabel}
                accessibleName={texts.entryAnswer(number)}
                problem={answerProblem(written, index) ?? undefined}
                lines={2}
              />
            </ListRow>
          );
        })}
      </Stack>
      {count === 0 && <Typography color="text.secondary">{texts.noEntries}</Typography>}
      <AddButton label={texts.addEntry} onClick={() => rows.append({ id: newId('k'), questions: '', answer: '' })} />
    </SectionFrame>
  );
}
