import type { AskBacks } from '@dialogwerk/shared/contract';
import { Typography } from '@dialogwerk/shared/ui';
import { messageRule, shortTextRule } from '../../model/rules/textRules.ts';
import { askBackTexts as texts, productSentences } from '../../askBackTexts.ts';
import { SwitchInput } from '../fields/SwitchInput.tsx';
import { TextInput } from '../fields/TextInput.tsx';
import { useInspector } from '../InspectorContext.ts';
import { SectionFrame } from '../SectionFrame.tsx';
import { useSectionForm } from '../useSectionForm.ts';
import { useProductWording } from './useProductWording.ts';

interface AskBacksForm extends Record<keyof AskBacks, string> {
  /** Nothing is said of how words were understood. */
  readonly silent: boolean;
}

const rules = {
  understood: messageRule,
  meant: messageRule,
  unclear: messageRule,
  choose: messageRule,
  none: shortTextRule,
};

/** A form as it is stored: without what the product says. */
function askBacksOf({ silent, understood, ...others }: AskBacksForm): AskBacks {
  const written = Object.entries({ ...others, understood }).filter(([, text]) => text.trim() !== '');
  return { ...Object.fromEntries(written), ...(silent ? { understood: '' } : {}) };
}

/** What the dialog says where a reply in one's own words is not plain, in place of the product's sentences. */
export function AskBacksSection() {
  const { survey, changeConfig } = useInspector();
  const { understood, meant = '', unclear = '', choose = '', none = '' } = survey.ask_backs;
  const saved: AskBacksForm = { silent: understood === '', understood: understood ?? '', meant, unclear, choose, none };
  const section = useSectionForm<AskBacksForm>({
    saved,
    rules,
    save: (changed, gesture) => changeConfig({ ask_backs: askBacksOf({ ...saved, ...changed }) }, gesture),
  });
  const { values, problems } = section;
  useProductWording();
  const sentences = productSentences(survey.language, survey.du_sie);
  return (
    <SectionFrame title={texts.title} onLeave={section.leave}>
      <Typography variant="body2" color="textSecondary">
        {texts.intro}
      </Typography>
      <SwitchInput section={section} name="silent" label={texts.silent} help={texts.silentHelp} />
      {!values.silent && (
        <TextInput
          section={section}
          name="understood"
          label={texts.understood}
          help={texts.without(sentences.understood)}
          problem={problems.understood}
          lines={2}
        />
      )}
      {(['meant', 'unclear', 'choose'] as const).map((name) => (
        <TextInput
          key={name}
          section={section}
          name={name}
          label={texts[name]}
          help={texts.without(sentences[name])}
          problem={problems[name]}
          lines={2}
        />
      ))}
      <TextInput
        section={section}
        name="none"
        label={texts.none}
        help={texts.without(sentences.none)}
        problem={problems.none}
      />
    </SectionFrame>
  );
}
