import { TEXT_LIMITS } from '@dialogwerk/shared/contract';
import { Box } from '@dialogwerk/shared/ui';
import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { atMost } from '../../model/rules/textRules.ts';
import { settingsTexts } from '../../settingsTexts.ts';
import { $wantedField } from '../../state/wantedField.ts';
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
  const field = useRef<HTMLDivElement>(null);
  const wanted = useStore($wantedField);
  useEffect(() => {
    if (wanted !== 'privacy_declaration_text') return;
    field.current?.querySelector('textarea')?.focus();
    $wantedField.set(null);
  }, [wanted]);
  const isEmpty = section.values.privacy_declaration_text.trim() === '';
  return (
    <SectionFrame title={settingsTexts.sections.privacy} help="privacy" onLeave={section.leave}>
      <Box ref={field}>
        <TextInput
          section={section}
          name="privacy_declaration_text"
          label={settingsTexts.privacy}
          help={isEmpty ? settingsTexts.privacyMissing : settingsTexts.privacyHelp}
          problem={section.problems.privacy_declaration_text}
          lines={5}
        />
      </Box>
    </SectionFrame>
  );
}
