import type { BlockOf } from '@dialogwerk/shared/contract';
import { Box, FormHelperText, Stack } from '@dialogwerk/shared/ui';
import { useFieldArray } from 'react-hook-form';
import { newId } from '../../../../newId.ts';
import { optionProblem, optionRows, optionsOf, optionsRule } from '../../model/optionRows.ts';
import { texts } from '../../texts.ts';
import { AddButton } from '../fields/AddButton.tsx';
import { RowControls } from '../fields/RowControls.tsx';
import { TextInput } from '../fields/TextInput.tsx';
import { useInspector } from '../InspectorContext.ts';
import { SectionFrame } from '../SectionFrame.tsx';
import { useSectionForm } from '../useSectionForm.ts';

const rules = { options: optionsRule };

type OptionsBlock = BlockOf<'single'> | BlockOf<'multiple'> | BlockOf<'ranking'>;

/** What can be chosen, with the points that each one scores; in a ranking points count nothing. */
export function OptionsSection({ block }: { readonly block: OptionsBlock }) {
  const { changeBlock } = useInspector();
  const isScored = block.type !== 'ranking';
  const section = useSectionForm({
    saved: { options: optionRows(block.options) },
    rules,
    normal: ({ options }) => ({ options: optionRows(optionsOf(options)) }),
    save: ({ options = [] }, gesture) =>
      changeBlock(block.unique_question_id, { options: optionsOf(options) }, gesture),
  });
  const rows = useFieldArray({ control: section.control, name: 'options', keyName: 'key' });
  return (
    <SectionFrame title={texts.sections.options} onLeave={section.leave}>
      <Stack component="ul" sx={{ gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        {rows.fields.map((row, index) => {
          const written = section.values.options[index] ?? row;
          const problem = optionProblem(written, index);
          return (
            <Box component="li" key={row.key}>
              <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
                <TextInput
                  section={section}
                  name={`options.${index}.text`}
                  label={texts.option(index + 1)}
                  accessibleName={texts.optionText(index + 1)}
                  lines={1}
                />
                {isScored && (
                  <Box sx={{ flex: '0 0 84px' }}>
                    <TextInput
                      section={section}
                      name={`options.${index}.score`}
                      label={texts.score}
                      accessibleName={texts.scoreOf(index + 1)}
                      keyboard="decimal"
                    />
                  </Box>
                )}
                <RowControls
                  what={texts.option(index + 1)}
                  index={index}
                  count={rows.fields.length}
                  onMove={(to) => rows.move(index, to)}
                  onRemove={() => rows.remove(index)}
                />
              </Stack>
              {problem !== null && <FormHelperText error>{problem}</FormHelperText>}
            </Box>
          );
        })}
      </Stack>
      {isScored && <FormHelperText>{texts.scoreHelp}</FormHelperText>}
      <AddButton
        label={texts.addOption}
        onClick={() => rows.append({ id: newId('o'), text: texts.option(rows.fields.length + 1), score: '' })}
      />
    </SectionFrame>
  );
}
