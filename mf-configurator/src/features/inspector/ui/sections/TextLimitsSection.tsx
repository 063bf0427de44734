import type { BlockOf } from '@dialogwerk/shared/contract';
import { numberText, readNumber, tidyNumber } from '../../model/numberText.ts';
import { wholeNumberRule } from '../../model/rules/wholeNumberRule.ts';
import { textLimitsTexts as limits } from '../../textLimitsTexts.ts';
import { texts } from '../../texts.ts';
import { SwitchInput } from '../fields/SwitchInput.tsx';
import { TextInput } from '../fields/TextInput.tsx';
import { useInspector } from '../InspectorContext.ts';
import { SectionFrame } from '../SectionFrame.tsx';
import { useSectionForm } from '../useSectionForm.ts';
import { LaterPattern } from './rules/LaterRules.tsx';

const LONGEST_ANSWER = 10_000;

interface LimitsForm {
  readonly multiline: boolean;
  readonly emoji: boolean;
  readonly min_length: string;
  readonly max_length: string;
}

const lengthRule = wholeNumberRule(1, LONGEST_ANSWER, limits.maxLengthInvalid);
const rules = {
  min_length: (text: string, { max_length }: LimitsForm) => {
    const least = readNumber(text);
    if (least === null) return true;
    return least > (readNumber(max_length) ?? LONGEST_ANSWER) ? limits.minLengthAboveMax : lengthRule(text);
  },
  max_length: lengthRule,
};

/** How much a respondent may write. */
export function TextLimitsSection({ block }: { readonly block: BlockOf<'open'> }) {
  const { changeBlock } = useInspector();
  const section = useSectionForm<LimitsForm>({
    saved: {
      multiline: block.multiline,
      emoji: block.emoji === true,
      min_length: numberText(block.min_length ?? null),
      max_length: numberText(block.max_length),
    },
    rules,
    normal: (form) => ({
      ...form,
      min_length: tidyNumber(form.min_length),
      max_length: tidyNumber(form.max_length),
    }),
    save: ({ multiline, emoji, min_length, max_length }, gesture) =>
      changeBlock(
        block.unique_question_id,
        {
          ...(multiline === undefined ? {} : { multiline }),
          ...(emoji === undefined ? {} : { emoji }),
          ...(min_length === undefined ? {} : { min_length: readNumber(min_length) }),
          ...(max_length === undefined ? {} : { max_length: Number(max_length) }),
        },
        gesture,
      ),
  });
  return (
    <SectionFrame title={texts.sections.bounds} help="bounds" onLeave={section.leave}>
      <SwitchInput section={section} name="multiline" label={limits.multiline} />
      <TextInput
        section={section}
        name="min_length"
        label={limits.minLength}
        help={texts.noBound}
        problem={section.problems.min_length}
        keyboard="numeric"
      />
      <TextInput
        section={section}
        name="max_length"
        label={limits.maxLength}
        problem={section.problems.max_length}
        keyboard="numeric"
      />
      <SwitchInput section={section} name="emoji" label={limits.emoji} help={limits.emojiHelp} />
      <LaterPattern block={block} />
    </SectionFrame>
  );
}
