import { LIST_LIMITS } from '@dialogwerk/shared/contract';
import type { BlockOf } from '@dialogwerk/shared/contract';
import { Box, FormHelperText, Stack } from '@dialogwerk/shared/ui';
import { useId } from 'react';
import type { ClipboardEvent } from 'react';
import { useFieldArray } from 'react-hook-form';
import { newId } from '../../../../newId.ts';
import {
  optionRows,
  optionScoreProblem,
  optionsOf,
  optionsRule,
  optionTextProblem,
  isUntouched,
  tidyOptions,
  withoutUntouched,
} from '../../model/rows/optionRows.ts';
import type { OptionRow } from '../../model/rows/optionRows.ts';
import { otherLast } from '../../model/rows/otherChange.ts';
import { pastedOptions } from '../../model/rows/pastedOptions.ts';
import { texts } from '../../texts.ts';
import { RowLine, rowText } from '../fields/RowLine.tsx';
import { RowList } from '../fields/RowList.tsx';
import { TextInput } from '../fields/TextInput.tsx';
import { useInspector } from '../InspectorContext.ts';
import { SectionFrame } from '../SectionFrame.tsx';
import { useRowTexts } from '../useRowTexts.ts';
import { useSectionForm } from '../useSectionForm.ts';
import { CarryFields } from './CarryFields.tsx';
import { OtherFields } from './OtherFields.tsx';

const rules = { options: optionsRule };

type OptionsBlock = BlockOf<'single'> | BlockOf<'multiple'> | BlockOf<'ranking'>;

/** What can be chosen, with the points that each one scores; in a ranking points count nothing. */
export function OptionsSection({ block }: { readonly block: OptionsBlock }) {
  const { changeBlock } = useInspector();
  const id = useId();
  const isRanking = block.type === 'ranking';
  const inPlace = !block.other ? (options: OptionRow[]) => options : otherLast<OptionRow>;
  const section = useSectionForm<{ options: OptionRow[] }>({
    saved: { options: optionRows(block.options) },
    rules,
    normal: ({ options }) => ({ options: inPlace(tidyOptions(withoutUntouched(options, block.options))) }),
    save: ({ options = [] }, gesture) =>
      changeBlock(block.unique_question_id, { options: optionsOf(options) }, gesture),
  });
  const rows = useFieldArray({ control: section.control, name: 'options', keyName: 'key' });
  const most = isRanking ? LIST_LIMITS.handledOptions : LIST_LIMITS.options;
  const { frame, focusText } = useRowTexts();

  function addAfter(index: number): void {
    if (rows.fields.length >= most) return;
    rows.insert(index + 1, { id: newId('o'), text: '', score: '' }, { shouldFocus: false });
    focusText(index + 1);
    section.leave();
  }

  /** What is pasted takes the place of an option without a text. */
  function paste(event: ClipboardEvent<HTMLElement>, index: number): void {
    const pasted = pastedOptions(event.clipboardData.getData('text/plain'));
    if (pasted === null) return;
    event.preventDefault();
    const isEmpty = (section.values.options[index]?.text ?? '').trim() === '';
    const room = most - rows.fields.length + (isEmpty ? 1 : 0);
    const added = pasted
      .slice(0, room)
      .map(({ text, score }) => ({ id: newId('o'), text, score: isRanking ? '' : score }));
    if (isEmpty) rows.remove(index);
    rows.insert(isEmpty ? index : index + 1, added, { shouldFocus: false });
    focusText(index + added.length - (isEmpty ? 1 : 0));
    section.leave();
  }

  return (
    <SectionFrame title={texts.sections.options} help="options" onLeave={section.leave}>
      <FormHelperText sx={{ mt: -1 }}>{texts.optionsHelp}</FormHelperText>
      <CarryFields block={block} />
      <Stack ref={frame} sx={{ gap: 2 }}>
        <RowList
          rows={rows}
          keyOf={(row) => row.id}
          nameOf={texts.option}
          isDraggable
          most={most}
          addLabel={texts.addOption}
          onAdd={() => rows.append({ id: newId('o'), text: '', score: '' })}
          onChanged={section.leave}
        >
          {(row, index, controls) => {
            const written = section.values.options[index] ?? row;
            const textProblem = isUntouched(written, block.options) ? null : optionTextProblem(written, index);
            const scoreProblem = optionScoreProblem(written, index);
            const problemId = `${id}-${row.id}`;
            return (
              <RowLine problemId={problemId} problem={textProblem ?? scoreProblem} controls={controls}>
                <Box sx={rowText}>
                  <TextInput
                    section={section}
                    name={`options.${index}.text`}
                    label={texts.option(index + 1)}
                    grows
                    onEnter={() => addAfter(index)}
                    onPaste={(event) => paste(event, index)}
                    accessibleName={texts.optionText(index + 1)}
                    problemId={textProblem === null ? undefined : problemId}
                  />
                </Box>
                {!isRanking && (
                  <Box sx={{ flex: '0 0 84px' }}>
                    <TextInput
                      section={section}
                      name={`options.${index}.score`}
                      label={texts.score}
                      accessibleName={texts.scoreOf(index + 1)}
                      problemId={scoreProblem === null ? undefined : problemId}
                      keyboard="decimal"
                    />
                  </Box>
                )}
              </RowLine>
            );
          }}
        </RowList>
      </Stack>
      {!isRanking && <FormHelperText sx={{ m: 0 }}>{texts.scoreHelp}</FormHelperText>}
      <OtherFields block={block} />
    </SectionFrame>
  );
}
