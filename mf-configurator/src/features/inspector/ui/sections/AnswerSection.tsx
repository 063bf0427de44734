import { TEXT_LIMITS } from '@dialogwerk/shared/contract';
import type { Block } from '@dialogwerk/shared/contract';
import { blockFacts, mayBeTimed, variablesOf } from '@dialogwerk/shared/dialog';
import { atMost, orNull } from '../../model/rules/textRules.ts';
import { variableProblem } from '../../model/rules/variableProblem.ts';
import { texts } from '../../texts.ts';
import { SwitchInput } from '../fields/SwitchInput.tsx';
import { TextInput } from '../fields/TextInput.tsx';
import { WithHelp } from '../fields/WithHelp.tsx';
import { useInspector } from '../InspectorContext.ts';
import { FoldSection } from '../FoldSection.tsx';
import { useSectionForm } from '../useSectionForm.ts';
import { LaterTime } from './rules/LaterRules.tsx';

const reasonRule = atMost(TEXT_LIMITS.reason);

/** The answer's name, why it is asked for, whether one has to be given, and in which time. */
export function AnswerSection({ block }: { readonly block: Block }) {
  const { survey, changeBlock } = useInspector();
  const id = block.unique_question_id;
  const setsSeveral = !variablesOf([{ ...block, variable: 'v' }]).has('v');
  // A consent without which the dialog ends cannot be skipped, whatever is set.
  const mayBeOptional = !(block.type === 'consent' && block.required);
  const mayBeMasked = 'masked' in blockFacts[block.type].fields;
  const section = useSectionForm({
    saved: {
      variable: block.variable ?? '',
      optional: block.optional,
      masked: 'masked' in block && block.masked === true,
      reason: block.reason ?? '',
    },
    rules: { variable: (name) => name === '' || (variableProblem(name, id, survey) ?? true), reason: reasonRule },
    normal: (form) => ({ ...form, variable: form.variable.trim(), reason: orNull(form.reason) ?? '' }),
    save: ({ variable, optional, masked, reason }, gesture) =>
      changeBlock(
        id,
        {
          ...(variable === undefined ? {} : { variable: variable === '' ? null : variable }),
          ...(optional === undefined ? {} : { optional }),
          ...(masked === undefined ? {} : { masked }),
          ...(reason === undefined ? {} : { reason: orNull(reason) }),
        },
        gesture,
      ),
  });
  return (
    <FoldSection
      name="answer"
      block={block}
      title={texts.sections.answer}
      problems={section.problems}
      onLeave={section.leave}
    >
      <WithHelp topic="variable" label={texts.variable}>
        <TextInput
          section={section}
          name="variable"
          label={texts.variable}
          help={setsSeveral ? texts.severalVariablesHelp : texts.variableHelp}
          problem={section.problems.variable}
          code
        />
      </WithHelp>
      <TextInput
        section={section}
        name="reason"
        label={texts.reason}
        help={texts.reasonHelp}
        problem={section.problems.reason}
        lines={2}
      />
      {mayBeOptional && (
        <WithHelp topic="optional" label={texts.optional}>
          <SwitchInput section={section} name="optional" label={texts.optional} />
        </WithHelp>
      )}
      {mayBeMasked && (
        <WithHelp topic="masked" label={texts.masked}>
          <SwitchInput section={section} name="masked" label={texts.masked} help={texts.maskedHelp} />
        </WithHelp>
      )}
      {mayBeTimed(block) && <LaterTime block={block} />}
    </FoldSection>
  );
}
