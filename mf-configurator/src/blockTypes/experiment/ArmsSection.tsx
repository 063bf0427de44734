import { LIST_LIMITS } from '@dialogwerk/shared/contract';
import type { BlockOf } from '@dialogwerk/shared/contract';
import { blockFacts, variablesOf } from '@dialogwerk/shared/dialog';
import { Box, FormHelperText } from '@dialogwerk/shared/ui';
import { useId } from 'react';
import { useFieldArray } from 'react-hook-form';
import {
  armProblem,
  armRows,
  armsOf,
  armsRule,
  newArmId,
  tidyArms,
} from '../../features/inspector/model/rows/armRows.ts';
import type { ArmRow } from '../../features/inspector/model/rows/armRows.ts';
import { isUntouchedItem } from '../../features/inspector/model/rows/itemRows.ts';
import { variableProblem } from '../../features/inspector/model/rules/variableProblem.ts';
import { texts as inspectorTexts } from '../../features/inspector/texts.ts';
import { RowLine, rowText } from '../../features/inspector/ui/fields/RowLine.tsx';
import { RowList } from '../../features/inspector/ui/fields/RowList.tsx';
import { SelectInput } from '../../features/inspector/ui/fields/SelectInput.tsx';
import { TextInput } from '../../features/inspector/ui/fields/TextInput.tsx';
import { WithHelp } from '../../features/inspector/ui/fields/WithHelp.tsx';
import { useInspector } from '../../features/inspector/ui/InspectorContext.ts';
import { SectionFrame } from '../../features/inspector/ui/SectionFrame.tsx';
import { useSectionForm } from '../../features/inspector/ui/useSectionForm.ts';

const { arms: armsName, stratum: stratumName } = blockFacts.experiment.fields;
const texts = {
  arm: (number: number) => `Gruppe ${number}`,
  name: (id: string) => `Gruppe ${id}`,
  weight: 'Anteil',
  weightOf: (number: number) => `Anteil von Gruppe ${number}`,
  add: 'Gruppe hinzufügen',
  help: 'Wie viele in jede Gruppe kommen, bleibt zu jeder Zeit ausgewogen, auch wenn viele gleichzeitig teilnehmen.',
  variableHelp: 'Enthält den Buchstaben der Gruppe: für Bedingungen, {{variable}}, Analyse und Export.',
  stratumHelp: 'Jede Antwort auf diese frühere Frage bekommt eine eigene, ausgewogene Einteilung.',
  all: 'Über alle gemeinsam',
  gone: 'Diese Variable gibt es nicht mehr',
};

interface ArmsForm {
  variable: string;
  stratum: string;
  arms: ArmRow[];
}

/** Which arms there are, with what shares, and within what they are balanced. */
export function ArmsSection({ block }: { readonly block: BlockOf<'experiment'> }) {
  const { survey, changeBlock } = useInspector();
  const { unique_question_id: id } = block;
  const problemsId = useId();
  const section = useSectionForm<ArmsForm>({
    saved: { variable: block.variable ?? '', stratum: block.stratum ?? '', arms: armRows(block.arms) },
    rules: { variable: (name) => name === '' || (variableProblem(name, id, survey) ?? true), arms: armsRule },
    normal: (form) => ({ ...form, variable: form.variable.trim(), arms: tidyArms(form.arms, block.arms) }),
    save: ({ variable, stratum, arms }, gesture) =>
      changeBlock(
        id,
        {
          ...(variable === undefined ? {} : { variable: variable === '' ? null : variable }),
          ...(stratum === undefined ? {} : { stratum: stratum === '' ? null : stratum }),
          ...(arms === undefined ? {} : { arms: armsOf(arms) }),
        },
        gesture,
      ),
  });
  const rows = useFieldArray({ control: section.control, name: 'arms', keyName: 'key' });
  const place = survey.all_questions.findIndex(({ unique_question_id }) => unique_question_id === id);
  const before = [...variablesOf(survey.all_questions.slice(0, Math.max(0, place))).keys()];
  return (
    <SectionFrame title={armsName} help="arms" onLeave={section.leave}>
      <FormHelperText sx={{ mt: -1 }}>{texts.help}</FormHelperText>
      <RowList
        rows={rows}
        keyOf={(row) => row.id}
        nameOf={texts.arm}
        most={LIST_LIMITS.arms}
        addLabel={texts.add}
        onAdd={() => rows.append({ id: newArmId(rows.fields), text: '', weight: '1' })}
        onChanged={section.leave}
      >
        {(row, index, controls) => {
          const written = section.values.arms[index] ?? row;
          const problem = isUntouchedItem(written, block.arms) ? null : armProblem(written, index);
          const problemId = problem === null ? undefined : `${problemsId}-${row.id}`;
          return (
            <RowLine problemId={`${problemsId}-${row.id}`} problem={problem} controls={controls}>
              <Box sx={rowText}>
                <TextInput
                  section={section}
                  name={`arms.${index}.text`}
                  label={texts.name(row.id)}
                  accessibleName={texts.arm(index + 1)}
                  grows
                  problemId={problemId}
                />
              </Box>
              <Box sx={{ flex: '0 0 84px' }}>
                <TextInput
                  section={section}
                  name={`arms.${index}.weight`}
                  label={texts.weight}
                  accessibleName={texts.weightOf(index + 1)}
                  problemId={problemId}
                  keyboard="numeric"
                />
              </Box>
            </RowLine>
          );
        }}
      </RowList>
      <WithHelp topic="variable" label={inspectorTexts.variable}>
        <TextInput
          section={section}
          name="variable"
          label={inspectorTexts.variable}
          help={texts.variableHelp}
          problem={section.problems.variable}
          code
        />
      </WithHelp>
      <SelectInput
        section={section}
        name="stratum"
        label={stratumName}
        gone={texts.gone}
        help={texts.stratumHelp}
        options={[{ value: '', label: texts.all }, ...before.map((value) => ({ value, label: value }))]}
      />
    </SectionFrame>
  );
}
