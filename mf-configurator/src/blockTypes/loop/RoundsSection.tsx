import type { BlockOf } from '@dialogwerk/shared/contract';
import { loopGroups } from '@dialogwerk/shared/dialog/graph';
import { tidyNumber } from '../../features/inspector/model/numberText.ts';
import { MessageInput } from '../../features/inspector/ui/fields/MessageInput.tsx';
import { RadioInput } from '../../features/inspector/ui/fields/RadioInput.tsx';
import { TextInput } from '../../features/inspector/ui/fields/TextInput.tsx';
import { useInspector } from '../../features/inspector/ui/InspectorContext.ts';
import { SectionFrame } from '../../features/inspector/ui/SectionFrame.tsx';
import { useSectionForm } from '../../features/inspector/ui/useSectionForm.ts';
import { CountFields } from './CountFields.tsx';
import { EntriesFields } from './EntriesFields.tsx';
import { loopTexts as texts } from './loopTexts.ts';
import { formOf, roundsOf, roundsRules } from './roundsForm.ts';
import type { RoundsForm } from './roundsForm.ts';

const kinds = (['entries', 'number', 'again'] as const).map((value) => ({ value, label: texts.kinds[value] }));

/** What a loop has a round for. */
export function RoundsSection({ block }: { readonly block: BlockOf<'loop'> }) {
  const { survey, changeBlock } = useInspector();
  const { unique_question_id: id } = block;
  const saved = formOf(block.rounds);
  const section = useSectionForm<RoundsForm>({
    saved,
    rules: roundsRules,
    normal: (form) => ({ ...form, most: tidyNumber(form.most) }),
    save: (changed, gesture) => changeBlock(id, { rounds: roundsOf({ ...saved, ...changed }) }, gesture),
  });
  const { kind } = section.values;
  return (
    <SectionFrame title={texts.rounds} help="loop" onLeave={section.leave}>
      <RadioInput section={section} name="kind" label={texts.rounds} options={kinds} />
      {kind === 'entries' && <EntriesFields block={block} />}
      {kind === 'number' && <CountFields block={block} section={section} />}
      {kind === 'again' && (
        <>
          <MessageInput
            section={section}
            name="text"
            label={texts.question}
            problem={section.problems.text}
            lines={2}
            at={loopGroups(survey.all_questions).firstsOf(id)[0] ?? id}
          />
          <TextInput section={section} name="yes" label={texts.yes} problem={section.problems.yes} />
          <TextInput section={section} name="no" label={texts.no} problem={section.problems.no} />
        </>
      )}
      {kind !== 'entries' && (
        <TextInput
          section={section}
          name="most"
          label={texts.most}
          help={texts.mostHelp}
          problem={section.problems.most}
          keyboard="numeric"
        />
      )}
    </SectionFrame>
  );
}
