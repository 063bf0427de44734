import { PROBES_LIMIT } from '@dialogwerk/shared/contract';
import type { Block } from '@dialogwerk/shared/contract';
import { Alert, Stack } from '@dialogwerk/shared/ui';
import { modelTexts as texts } from '../../../modelTexts.ts';
import { avoidProblem, goalProblem, probingForm, probingOf, probingRule } from '../../../model/rows/probingForm.ts';
import type { ProbingForm } from '../../../model/rows/probingForm.ts';
import { useModelState } from '../../../../../useModelState.ts';
import { SelectInput } from '../../fields/SelectInput.tsx';
import { SwitchInput } from '../../fields/SwitchInput.tsx';
import { TextInput } from '../../fields/TextInput.tsx';
import { useInspector } from '../../InspectorContext.ts';
import { useSectionForm } from '../../useSectionForm.ts';

const rules = { probing: probingRule };
const depths = [
  { value: 'none', label: texts.depths.none },
  { value: 'one', label: texts.depths.one },
  { value: 'deep', label: texts.depths.deep },
];
const counts = Array.from({ length: PROBES_LIMIT - 1 }, (_, index) => {
  const value = String(index + 2);
  return { value, label: value };
});

/** How far a reply is asked back about, by a language model or by rule, and what for. */
export function ProbingFields({ block }: { readonly block: Block }) {
  const { changeBlock } = useInspector();
  const section = useSectionForm<{ probing: ProbingForm }>({
    saved: { probing: probingForm(block.probing) },
    rules,
    normal: ({ probing }) => ({ probing: probingForm(probingOf(probing)) }),
    save: ({ probing }, gesture) =>
      probing && changeBlock(block.unique_question_id, { probing: probingOf(probing) }, gesture),
  });
  const { probing } = section.values;
  const model = useModelState();
  return (
    <Stack onBlur={section.leave} sx={{ gap: 2 }}>
      <SelectInput
        section={section}
        name="probing.depth"
        label={texts.depth}
        help={texts.depthHelp}
        gone={probing.depth}
        options={depths}
      />
      {probing.depth !== 'none' && (
        <>
          {model.kind === 'loaded' && model.value.main === null && (
            <Alert severity={probing.byRule ? 'info' : 'warning'}>
              {probing.byRule ? texts.noModel.byRule : texts.noModel.probe(block.nachfrage !== null)}
            </Alert>
          )}
          <TextInput
            section={section}
            name="probing.goal"
            label={texts.goal}
            help={texts.goalHelp}
            problem={goalProblem(probing) ?? undefined}
            lines={2}
          />
          {probing.depth === 'deep' && (
            <SelectInput
              section={section}
              name="probing.most"
              label={texts.most}
              gone={probing.most}
              options={counts}
            />
          )}
          <TextInput
            section={section}
            name="probing.avoid"
            label={texts.avoid}
            help={texts.avoidHelp}
            problem={avoidProblem(probing) ?? undefined}
          />
          <SwitchInput section={section} name="probing.byRule" label={texts.byRule} help={texts.byRuleHelp} />
        </>
      )}
    </Stack>
  );
}
