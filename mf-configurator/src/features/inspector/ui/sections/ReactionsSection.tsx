import type { Block } from '@dialogwerk/shared/contract';
import { Alert } from '@dialogwerk/shared/ui';
import { choiceName, choicesOfBlock } from '@dialogwerk/shared/dialog/graph';
import { reactionsAfter } from '../../model/reactionsAfter.ts';
import { problemOf } from '../../model/rules/problemOf.ts';
import { messageRule, orNull } from '../../model/rules/textRules.ts';
import { unknownVariables } from '../../model/rules/unknownVariables.ts';
import { texts } from '../../texts.ts';
import { MessageInput } from '../fields/MessageInput.tsx';
import { useInspector } from '../InspectorContext.ts';
import { FoldSection } from '../FoldSection.tsx';
import { useSectionForm } from '../useSectionForm.ts';
import { LaterProbing } from './talk/LaterParts.tsx';

interface ReactionsForm {
  acknowledgement: string;
  nachfrage: string;
  /** Each with the id of its choice, because choices may come, go and move while somebody writes. */
  reactions: { id: string; text: string }[];
}

const rules = {
  acknowledgement: messageRule,
  nachfrage: messageRule,
  reactions: (rows: ReactionsForm['reactions']) =>
    rows.map(({ text }) => messageRule(text)).find((result) => result !== true) ?? true,
};

/** What is said after the reply: to each option, else to all, and a probe. */
export function ReactionsSection({ block }: { readonly block: Block }) {
  const { survey, changeBlock } = useInspector();
  const choices = choicesOfBlock(survey, block);
  const section = useSectionForm<ReactionsForm>({
    saved: {
      acknowledgement: block.acknowledgement ?? '',
      nachfrage: block.nachfrage ?? '',
      reactions: choices.map(({ id }) => ({ id, text: block.jump_to_reactions[id] ?? '' })),
    },
    rules,
    normal: (form) => ({
      acknowledgement: orNull(form.acknowledgement) ?? '',
      nachfrage: orNull(form.nachfrage) ?? '',
      reactions: form.reactions.map(({ id, text }) => ({ id, text: orNull(text) ?? '' })),
    }),
    save: ({ acknowledgement, nachfrage, reactions }, gesture) =>
      changeBlock(
        block.unique_question_id,
        {
          ...(acknowledgement === undefined ? {} : { acknowledgement: orNull(acknowledgement) }),
          ...(nachfrage === undefined ? {} : { nachfrage: orNull(nachfrage) }),
          ...(reactions === undefined ? {} : { jump_to_reactions: reactionsAfter(block.jump_to_reactions, reactions) }),
        },
        gesture,
      ),
  });
  const { values, problems } = section;
  const labels = new Map(choices.map((choice, at) => [choice.id, choiceName(choice, at)]));
  const unknown = unknownVariables(
    [values.acknowledgement, values.nachfrage, ...values.reactions.map(({ text }) => text)].join(' '),
    survey,
    block.unique_question_id,
  );
  return (
    <FoldSection
      name="reactions"
      block={block}
      title={texts.sections.reactions}
      problems={section.problems}
      onLeave={section.leave}
    >
      <MessageInput
        section={section}
        name="acknowledgement"
        label={texts.acknowledgement}
        help={choices.length > 0 ? texts.acknowledgementHelp : undefined}
        problem={problems.acknowledgement}
        lines={2}
      />
      {values.reactions.map(({ id, text }, index) => (
        <MessageInput
          key={id}
          section={section}
          name={`reactions.${index}.text`}
          label={texts.reactionTo(labels.get(id) ?? texts.optionGone)}
          problem={problemOf(messageRule(text)) ?? undefined}
        />
      ))}
      <MessageInput
        section={section}
        name="nachfrage"
        label={texts.probe}
        help={block.probing === null ? texts.probeHelp : texts.ownProbeHelp}
        problem={problems.nachfrage}
        lines={2}
      />
      <LaterProbing block={block} />
      {unknown.length > 0 && <Alert severity="warning">{texts.unknownVariables(unknown)}</Alert>}
    </FoldSection>
  );
}
