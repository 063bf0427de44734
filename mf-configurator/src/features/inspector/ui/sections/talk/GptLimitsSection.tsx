import { MODEL_SAYS_LIMITS } from '@dialogwerk/shared/contract';
import type { BlockOf } from '@dialogwerk/shared/contract';
import { Alert } from '@dialogwerk/shared/ui';
import { numberText, readNumber, tidyNumber } from '../../../model/numberText.ts';
import { wholeNumberRule } from '../../../model/rules/wholeNumberRule.ts';
import { modelTexts as texts } from '../../../modelTexts.ts';
import { TextInput } from '../../fields/TextInput.tsx';
import { WithHelp } from '../../fields/WithHelp.tsx';
import { useInspector } from '../../InspectorContext.ts';
import { SectionFrame } from '../../SectionFrame.tsx';
import { useSectionForm } from '../../useSectionForm.ts';

interface LimitsForm {
  max_exchanges: string;
  min_exchanges: string;
  /** In percent. */
  min_confidence: string;
  max_length: string;
}

const rules = {
  max_exchanges: wholeNumberRule(1, 50, texts.maxExchangesInvalid),
  min_exchanges: wholeNumberRule(0, 50, texts.minExchangesInvalid),
  min_confidence: wholeNumberRule(0, 100, texts.minConfidenceInvalid),
  max_length: wholeNumberRule(MODEL_SAYS_LIMITS.least, MODEL_SAYS_LIMITS.greatest, texts.maxLengthInvalid),
};

/** How long a conversation may last, and from when on and how surely it ends on a condition. */
export function GptLimitsSection({ block }: { readonly block: BlockOf<'gpt'> }) {
  const { changeBlock } = useInspector();
  const { max_exchanges, min_exchanges, min_confidence, max_length } = block;
  const section = useSectionForm<LimitsForm>({
    saved: {
      max_exchanges: numberText(max_exchanges),
      min_exchanges: numberText(min_exchanges),
      min_confidence: numberText(Math.round(min_confidence * 100)),
      max_length: numberText(max_length),
    },
    rules,
    normal: (form) => ({
      max_exchanges: tidyNumber(form.max_exchanges),
      min_exchanges: tidyNumber(form.min_exchanges),
      min_confidence: tidyNumber(form.min_confidence),
      max_length: tidyNumber(form.max_length),
    }),
    save: ({ min_confidence: percent, ...changed }, gesture) =>
      changeBlock(
        block.unique_question_id,
        {
          ...Object.fromEntries(Object.entries(changed).map(([name, text]) => [name, Number(text)])),
          ...(percent === undefined ? {} : { min_confidence: Number(percent) / 100 }),
        },
        gesture,
      ),
  });
  const { values, problems } = section;
  const isNeverMet = (readNumber(values.min_exchanges) ?? 0) > (readNumber(values.max_exchanges) ?? Infinity);
  return (
    <SectionFrame title={texts.sections.limits} help="limits" onLeave={section.leave}>
      <TextInput
        section={section}
        name="max_exchanges"
        label={texts.maxExchanges}
        help={texts.maxExchangesHelp}
        problem={problems.max_exchanges}
        keyboard="numeric"
      />
      <TextInput
        section={section}
        name="min_exchanges"
        label={texts.minExchanges}
        help={texts.minExchangesHelp}
        problem={problems.min_exchanges}
        keyboard="numeric"
      />
      {isNeverMet && <Alert severity="warning">{texts.minAboveMax}</Alert>}
      <WithHelp topic="confidence" label={texts.minConfidence}>
        <TextInput
          section={section}
          name="min_confidence"
          label={texts.minConfidence}
          help={texts.minConfidenceHelp}
          problem={problems.min_confidence}
          keyboard="numeric"
        />
      </WithHelp>
      <TextInput
        section={section}
        name="max_length"
        label={texts.maxLength}
        problem={problems.max_length}
        keyboard="numeric"
      />
    </SectionFrame>
  );
}
