import type { Block } from '@dialogwerk/shared/contract';
import { variableProblem } from '../../model/variableProblem.ts';
import { texts } from '../../texts.ts';
import { SwitchInput } from '../fields/SwitchInput.tsx';
import { TextInput } from '../fields/TextInput.tsx';
import { useInspector } from '../InspectorContext.ts';
import { SectionFrame } from '../SectionFrame.tsx';
import { useSectionForm } from '../useSectionForm.ts';

/** The answer's name, and whether one has to be given. */
export function AnswerSection({ block }: { readonly block: Block }) {
  const { survey, changeBlock } = useInspector();
  const id = block.unique_question_id;
  const section = useSectionForm({
    saved: { variable: block.variable ?? '', optional: block.optional },
    rules: { variable: (name) => name === '' || (variableProblem(name, id, survey) ?? true) },
    normal: (form) => ({ ...form, variable: form.variable.trim() }),
    save: ({ variable, optional }, gesture) =>
      changeBlock(
        id,
        {
          ...(variable === undefined ? {} : { variable: variable === '' ? null : variable }),
          ...(optional === undefined ? {} : { optional }),
        },
        gesture,
      ),
  });
  return (
    <SectionFrame title={texts.sections.answer} onLeave={section.leave}>
      <TextInput
        section={section}
        name="variable"
        label={texts.variable}
        help={texts.variableHelp}
        problem={section.problems.variable}
        code
      />
      <SwitchInput section={section} name="optional" label={texts.optional} />
    </SectionFrame>
  );
}
