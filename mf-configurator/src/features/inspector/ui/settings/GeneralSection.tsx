import { SURVEY_NAME_LIMIT } from '@dialogwerk/shared/contract';
import { settingsTexts } from '../../settingsTexts.ts';
import { atMost } from '../../model/rules/textRules.ts';
import { SelectInput } from '../fields/SelectInput.tsx';
import { TextInput } from '../fields/TextInput.tsx';
import { useInspector } from '../InspectorContext.ts';
import { SectionFrame } from '../SectionFrame.tsx';
import { useSectionForm } from '../useSectionForm.ts';

const lengthRule = atMost(SURVEY_NAME_LIMIT);
const rules = {
  survey_name: (name: string) => (name.trim() === '' ? settingsTexts.surveyNameMissing : lengthRule(name)),
};

interface GeneralForm {
  readonly survey_name: string;
  readonly du_sie: 'du' | 'sie';
  readonly language: string;
}

/** Name, form of address and language. */
export function GeneralSection() {
  const { survey, changeConfig } = useInspector();
  const section = useSectionForm<GeneralForm>({
    saved: { survey_name: survey.survey_name, du_sie: survey.du_sie, language: survey.language },
    rules,
    normal: (form) => ({ ...form, survey_name: form.survey_name.trim() }),
    save: changeConfig,
  });
  const { addresses, languages } = settingsTexts;
  return (
    <SectionFrame title={settingsTexts.sections.general} help="general" onLeave={section.leave}>
      <TextInput
        section={section}
        name="survey_name"
        label={settingsTexts.surveyName}
        problem={section.problems.survey_name}
      />
      <SelectInput
        section={section}
        name="du_sie"
        label={settingsTexts.address}
        help={settingsTexts.addressHelp}
        gone={settingsTexts.addressGone}
        options={[
          { value: 'du', label: addresses.du },
          { value: 'sie', label: addresses.sie },
        ]}
      />
      <SelectInput
        section={section}
        name="language"
        label={settingsTexts.language}
        gone={settingsTexts.languageOther(survey.language)}
        options={[
          { value: 'de', label: languages.de },
          { value: 'en', label: languages.en },
        ]}
      />
    </SectionFrame>
  );
}
