import { LIST_LIMITS } from '@dialogwerk/shared/contract';
import type { BlockOf } from '@dialogwerk/shared/contract';
import { Typography } from '@dialogwerk/shared/ui';
import { useFieldArray } from 'react-hook-form';
import { newId } from '../../../../../newId.ts';
import {
  answerProblem,
  entriesOf,
  entriesRule,
  entryRows,
  noExtras,
  questionsProblem,
} from '../../../model/rows/entryRows.ts';
import type { EntryRow } from '../../../model/rows/entryRows.ts';
import { texts } from '../../../texts.ts';
import { RowCard } from '../../fields/RowCard.tsx';
import { RowList } from '../../fields/RowList.tsx';
import { TextInput } from '../../fields/TextInput.tsx';
import { useInspector } from '../../InspectorContext.ts';
import { SectionFrame } from '../../SectionFrame.tsx';
import { useSectionForm } from '../../useSectionForm.ts';
import { EntryExtras } from './EntryExtras.tsx';

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
  return (
    <SectionFrame title={texts.sections.entries} help="entries" onLeave={section.leave}>
      {rows.fields.length === 0 && <Typography color="textSecondary">{texts.noEntries}</Typography>}
      <RowList
        rows={rows}
        keyOf={(row) => row.id}
        nameOf={texts.entry}
        most={LIST_LIMITS.entries}
        addLabel={texts.addEntry}
        onAdd={() => rows.append({ ...noExtras, id: newId('k'), questions: '', answer: '' })}
        onChanged={section.leave}
      >
        {(row, index, controls) => {
          const written = section.values.qa_entries[index] ?? row;
          const number = index + 1;
          return (
            <RowCard title={texts.entry(number)} controls={controls}>
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
              <EntryExtras section={section} row={written} index={index} />
            </RowCard>
          );
        }}
      </RowList>
    </SectionFrame>
  );
}
