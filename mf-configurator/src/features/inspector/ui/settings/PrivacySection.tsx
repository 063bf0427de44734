import { TEXT_LIMITS } from '@dialogwerk/shared/contract';
import { settingsTexts } from '../../settingsTexts.ts';
import { atMost } from '../../model/textRules.ts';
import { TextInput } from '../fields/TextInput.tsx';
import { useInspector } from '../InspectorContext.ts';
import { SectionFrame } from '../SectionFrame.tsx';
import { useSectionForm } from '../useSectionForm.ts';

const rules = { privacy_declaration_text: atMost(TEXT_LIMITS.privacy) };

/** The dialog's own privacy declaration. */
export function PrivacySection() {
  const { survey, changeConfig } = useInspector();
  const section = useSectionForm<{ privacy_declaration_text: string }>({
    saved: { privacy_declaration_text: survey.privacy_declaration_text },
    rules,
    save: changeConfig,
  });
  const isEmpty = section.values.privacy_declaration_text.trim() === '';
  return (
    <SectionFrame title={settingsTexts.sections.privacy} onLeave={section.leave}>
      <TextInput
        section={section}
        name="privacy_declaration_text"
        label={settingsTexts.privacy}
        help={isEmpty ? settingsTexts.privacyMissing : settingsTexts.privacyHelp}
        problem={section.problems.privacy_declaration_text}
        lines={5}
      />
    </SectionFrame>
  );
}
