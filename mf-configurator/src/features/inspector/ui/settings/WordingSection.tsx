import { TEXT_LIMITS } from '@dialogwerk/shared/contract';
import type { LanguageFragments } from '@dialogwerk/shared/contract';
import { standardFragments } from '@dialogwerk/shared/dialog';
import { Typography } from '@dialogwerk/shared/ui';
import { fieldNames } from '../../../../fieldTexts.ts';
import { atMost } from '../../model/rules/textRules.ts';
import { settingsTexts } from '../../settingsTexts.ts';
import { TextInput } from '../fields/TextInput.tsx';
import { useInspector } from '../InspectorContext.ts';
import { SectionFrame } from '../SectionFrame.tsx';
import { useSectionForm } from '../useSectionForm.ts';
import { useProductWording } from './useProductWording.ts';

/** Each text of the live bar with what stands there without an own one, in the order in which respondents meet them. */
const fields = [
  ['wording_restart', ({ restart }: LanguageFragments) => restart],
  ['wording_delete', (standard: LanguageFragments) => standard.delete],
  ['wording_privacy', ({ privacy }: LanguageFragments) => privacy],
  ['wording_restart_header', ({ restart_pop_up }: LanguageFragments) => restart_pop_up.header],
  ['wording_restart_text', ({ restart_pop_up }: LanguageFragments) => restart_pop_up.text],
  ['wording_restart_btn_back', ({ restart_pop_up }: LanguageFragments) => restart_pop_up.btn_back],
  ['wording_restart_btn_restart', ({ restart_pop_up }: LanguageFragments) => restart_pop_up.btn_restart],
  ['wording_delete_header', ({ delete_pop_up }: LanguageFragments) => delete_pop_up.header],
  ['wording_delete_text', ({ delete_pop_up }: LanguageFragments) => delete_pop_up.text],
  ['wording_delete_btn_back', ({ delete_pop_up }: LanguageFragments) => delete_pop_up.btn_back],
  ['wording_delete_btn_delete', ({ delete_pop_up }: LanguageFragments) => delete_pop_up.btn_delete],
] as const;

type Field = (typeof fields)[number][0];
type WordingForm = Record<Field, string>;

const isText = (field: Field): boolean => field === 'wording_restart_text' || field === 'wording_delete_text';
const [line, text] = [atMost(TEXT_LIMITS.barLine), atMost(TEXT_LIMITS.barText)];

/** A form of the texts, each made by its field. */
const formOf = <Value,>(made: (field: Field) => Value): Record<Field, Value> => ({
  wording_restart: made('wording_restart'),
  wording_delete: made('wording_delete'),
  wording_privacy: made('wording_privacy'),
  wording_restart_header: made('wording_restart_header'),
  wording_restart_text: made('wording_restart_text'),
  wording_restart_btn_back: made('wording_restart_btn_back'),
  wording_restart_btn_restart: made('wording_restart_btn_restart'),
  wording_delete_header: made('wording_delete_header'),
  wording_delete_text: made('wording_delete_text'),
  wording_delete_btn_back: made('wording_delete_btn_back'),
  wording_delete_btn_delete: made('wording_delete_btn_delete'),
});
const rules = formOf((field) => (isText(field) ? text : line));

/** The author's own wording of the live bar and of what it asks. */
export function WordingSection() {
  const { survey, changeConfig } = useInspector();
  useProductWording();
  const section = useSectionForm<WordingForm>({
    saved: formOf((field) => survey[field]),
    rules,
    normal: (form) => formOf((field) => form[field].trim()),
    save: changeConfig,
  });
  const standard = standardFragments(survey);
  return (
    <SectionFrame title={settingsTexts.sections.wording} help="wording" onLeave={section.leave}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {settingsTexts.wordingHelp}
      </Typography>
      {fields.map(([field, standardOf]) => (
        <TextInput
          key={field}
          section={section}
          name={field}
          label={fieldNames[field]}
          help={settingsTexts.wordingStandard(standardOf(standard))}
          problem={section.problems[field]}
          lines={isText(field) ? 2 : 1}
        />
      ))}
    </SectionFrame>
  );
}
