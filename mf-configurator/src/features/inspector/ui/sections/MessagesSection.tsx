import { Alert } from '@dialogwerk/shared/ui';
import { messageRule } from '../../model/rules/textRules.ts';
import { unknownVariables } from '../../model/rules/unknownVariables.ts';
import { texts } from '../../texts.ts';
import { MessageInput } from '../fields/MessageInput.tsx';
import { useInspector } from '../InspectorContext.ts';
import { SectionFrame } from '../SectionFrame.tsx';
import { useSectionForm } from '../useSectionForm.ts';

const rules = { welcome: messageRule, ending: messageRule };

/** What the bot says before the first question and after the last. */
export function MessagesSection() {
  const { survey, changeMessages } = useInspector();
  const section = useSectionForm({
    saved: { welcome: survey.welcome, ending: survey.ending },
    rules,
    save: changeMessages,
  });
  const { values, problems } = section;
  const unknown = unknownVariables(values.ending, survey, '');
  return (
    <SectionFrame title={texts.sections.text} help="messages" onLeave={section.leave}>
      <MessageInput
        section={section}
        name="welcome"
        label={texts.welcome}
        help={texts.welcomeHelp}
        problem={problems.welcome}
        lines={4}
      />
      <MessageInput
        section={section}
        name="ending"
        label={texts.ending}
        help={texts.endingHelp}
        problem={problems.ending}
        lines={4}
      />
      {unknown.length > 0 && <Alert severity="warning">{texts.unknownVariables(unknown)}</Alert>}
    </SectionFrame>
  );
}
