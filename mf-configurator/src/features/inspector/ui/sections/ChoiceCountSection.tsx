import type { BlockOf } from '@dialogwerk/shared/contract';
import { Stack } from '@dialogwerk/shared/ui';
import { numberText, readNumber, tidyNumber } from '../../model/numberText.ts';
import { texts } from '../../texts.ts';
import { TextInput } from '../fields/TextInput.tsx';
import { useInspector } from '../InspectorContext.ts';
import { FoldSection } from '../FoldSection.tsx';
import { useSectionForm } from '../useSectionForm.ts';

interface CountForm {
  readonly min: string;
  readonly max: string;
}

const rules = {
  min: (text: string) => isCount(readNumber(text) ?? 0, 0) || texts.fewestInvalid,
  max: (text: string, form: CountForm) => {
    const max = readNumber(text);
    if (max === null) return true;
    if (!isCount(max, 1)) return texts.mostInvalid;
    return max >= (readNumber(form.min) ?? 0) || texts.mostBelowFewest;
  },
};

/** How many options a respondent has to and may choose. */
export function ChoiceCountSection({ block }: { readonly block: BlockOf<'multiple'> | BlockOf<'picture'> }) {
  const { changeBlock } = useInspector();
  const section = useSectionForm<{ min: string; max: string }>({
    saved: { min: String(block.min), max: numberText(block.max) },
    rules,
    normal: ({ min, max }) => ({ min: tidyNumber(min) || '0', max: tidyNumber(max) }),
    save: ({ min, max }, gesture) =>
      changeBlock(
        block.unique_question_id,
        {
          ...(min === undefined ? {} : { min: readNumber(min) ?? 0 }),
          ...(max === undefined ? {} : { max: readNumber(max) }),
        },
        gesture,
      ),
  });
  return (
    <FoldSection
      name="counts"
      block={block}
      title={texts.sections.bounds}
      problems={section.problems}
      onLeave={section.leave}
    >
      <Stack direction="row" sx={{ gap: 2 }}>
        <TextInput
          section={section}
          name="min"
          label={texts.fewest}
          help={texts.fewestHelp}
          problem={section.problems.min}
          keyboard="numeric"
        />
        <TextInput
          section={section}
          name="max"
          label={texts.most}
          help={texts.noBound}
          problem={section.problems.max}
          keyboard="numeric"
        />
      </Stack>
    </FoldSection>
  );
}

function isCount(value: number, least: number): boolean {
  return Number.isInteger(value) && value >= least;
}
