import { LIST_LIMITS } from '@dialogwerk/shared/contract';
import type { BlockOf } from '@dialogwerk/shared/contract';
import { Box, FormHelperText } from '@dialogwerk/shared/ui';
import { useId } from 'react';
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
import { texts } from '../../texts.ts';
import { RowLine, rowText } from '../fields/RowLine.tsx';
import { RowList } from '../fields/RowList.tsx';
import { TextInput } from '../fields/TextInput.tsx';
import { useInspector } from '../InspectorContext.ts';
import { SectionFrame } from '../SectionFrame.tsx';
import { useSectionForm } from '../useSectionForm.ts';

const rules = { options: optionsRule };

type OptionsBlock = BlockOf<'single'> | BlockOf<'multiple'> | BlockOf<'ranking'>;

/** What can be chosen, with the points that each one scores; in a ranking points count nothing. */
export function OptionsSection({ block }: { readonly block: OptionsBlock }) {
  const { changeBlock } = useInspector();
  const id = useId();
  const isRanking = block.type === 'ranking';
  const section = useSectionForm<{ options: OptionRow[] }>({
    saved: { options: optionRows(block.options) },
    rules,
    normal: ({ options }) => ({ options: tidyOptions(withoutUntouched(options, block.options)) }),
    save: ({ options = [] }, gesture) =>
      changeBlock(block.unique_question_id, { options: optionsOf(options) }, gesture),
  });
  const rows = useFieldArray({ control: section.control, name: 'options', keyName: 'key' });
  return (
    <SectionFrame title={texts.sections.options} onLeave={section.leave}>
      <RowList
        rows={rows}
        keyOf={(row) => row.id}
        nameOf={texts.option}
        most={isRanking ? LIST_LIMITS.handledOptions : LIST_LIMITS.options}
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
      {!isRanking && <FormHelperText sx={{ m: 0 }}>{texts.scoreHelp}</FormHelperText>}
    </SectionFrame>
  );
}
