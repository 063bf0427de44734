import type { BlockOf } from '@dialogwerk/shared/contract';
import { Alert, AlertTitle } from '@dialogwerk/shared/ui';
import { numberText, tidyNumber } from '../../../model/numberText.ts';
import { messageRule, orNull, shortTextRule } from '../../../model/rules/textRules.ts';
import { wholeNumberRule } from '../../../model/rules/wholeNumberRule.ts';
import { texts } from '../../../texts.ts';
import { SelectInput } from '../../fields/SelectInput.tsx';
import { TextInput } from '../../fields/TextInput.tsx';
import { useInspector } from '../../InspectorContext.ts';
import { SectionFrame } from '../../SectionFrame.tsx';
import { useSectionForm } from '../../useSectionForm.ts';
import { useTargets } from '../../useTargets.ts';

interface GptForm {
  short_name: string;
  fallback: string;
  fallback_target: string;
  brief: string;
  max_exchanges: string;
}

const rules = {
  short_name: shortTextRule,
  fallback: messageRule,
  brief: messageRule,
  max_exchanges: wholeNumberRule(1, 50, texts.maxExchangesInvalid),
};

/** What happens without a model, said plainly, and what one would be told. */
export function GptSection({ block }: { readonly block: BlockOf<'gpt'> }) {
  const { changeBlock } = useInspector();
  const { unique_question_id: id, short_name, fallback, fallback_target, brief, max_exchanges } = block;
  const section = useSectionForm<GptForm>({
    saved: {
      short_name,
      fallback,
      fallback_target: fallback_target ?? '',
      brief,
      max_exchanges: numberText(max_exchanges),
    },
    rules,
    normal: (form) => ({ ...form, max_exchanges: tidyNumber(form.max_exchanges) }),
    save: ({ fallback_target: target, max_exchanges: most, ...changed }, gesture) =>
      changeBlock(
        id,
        {
          ...changed,
          ...(target === undefined ? {} : { fallback_target: orNull(target) }),
          ...(most === undefined ? {} : { max_exchanges: Number(most) }),
        },
        gesture,
      ),
  });
  const targets = useTargets(id);
  const { problems } = section;
  return (
    <SectionFrame title={texts.sections.gpt} onLeave={section.leave}>
      <Alert severity="info">
        <AlertTitle>{texts.noModelTitle}</AlertTitle>
        {texts.noModel}
      </Alert>
      <TextInput
        section={section}
        name="fallback"
        label={texts.gptFallback}
        help={texts.gptFallbackHelp}
        problem={problems.fallback}
        lines={3}
      />
      <SelectInput
        section={section}
        name="fallback_target"
        label={texts.gptFallbackTarget}
        gone={texts.blockGone}
        options={[{ value: '', label: texts.asAfterAnyBlock }, ...targets]}
      />
      <TextInput
        section={section}
        name="short_name"
        label={texts.shortName}
        help={texts.shortNameHelp}
        problem={problems.short_name}
      />
      <TextInput
        section={section}
        name="brief"
        label={texts.brief}
        help={texts.briefHelp}
        problem={problems.brief}
        lines={4}
      />
      <TextInput
        section={section}
        name="max_exchanges"
        label={texts.maxExchanges}
        problem={problems.max_exchanges}
        keyboard="numeric"
      />
    </SectionFrame>
  );
}
