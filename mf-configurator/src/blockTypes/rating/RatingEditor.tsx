import { RATING_POINTS } from '@dialogwerk/shared/contract';
import type { BlockOf } from '@dialogwerk/shared/contract';
import { blockFacts, ratingLooks } from '@dialogwerk/shared/dialog';
import { numberText, readNumber, tidyNumber } from '../../features/inspector/model/numberText.ts';
import { shortTextRule } from '../../features/inspector/model/rules/textRules.ts';
import { wholeNumberRule } from '../../features/inspector/model/rules/wholeNumberRule.ts';
import { SelectInput } from '../../features/inspector/ui/fields/SelectInput.tsx';
import { TextInput } from '../../features/inspector/ui/fields/TextInput.tsx';
import { useInspector } from '../../features/inspector/ui/InspectorContext.ts';
import { SectionFrame } from '../../features/inspector/ui/SectionFrame.tsx';
import { AnsweredSections } from '../../features/inspector/ui/sections/AnsweredSections.tsx';
import { TextSection } from '../../features/inspector/ui/sections/TextSection.tsx';
import { useSectionForm } from '../../features/inspector/ui/useSectionForm.ts';
import type { EditorProps } from '../EditorProps.ts';

type RatingBlock = BlockOf<'rating'>;

const { least, most, faces } = RATING_POINTS;
const names = blockFacts.rating.fields;
const looks = (['stars', 'hearts', 'smileys'] as const).map((value) => ({ value, label: ratingLooks[value] }));
const texts = {
  count: `Bitte geben Sie eine ganze Zahl von ${least} bis ${most} ein.`,
  facesHelp: `Es gibt höchstens ${faces} Smileys.`,
  labelHelp: 'Zum Beispiel: gar nicht gut',
};
const rules = {
  count: wholeNumberRule(least, most, texts.count),
  label_min: shortTextRule,
  label_max: shortTextRule,
};

/** What is given, how many of them, and what the fewest and the most mean. */
function RatingSection({ block }: { readonly block: RatingBlock }) {
  const { changeBlock } = useInspector();
  const { look, count, label_min, label_max } = block;
  const section = useSectionForm<{ look: string; count: string; label_min: string; label_max: string }>({
    saved: { look, count: numberText(count), label_min, label_max },
    rules,
    normal: (form) => ({ ...form, count: tidyNumber(form.count) }),
    save: ({ look: chosen, count: written, ...labels }, gesture) => {
      const known = looks.find(({ value }) => value === chosen);
      const read = written === undefined ? null : readNumber(written);
      changeBlock(
        block.unique_question_id,
        { ...(known ? { look: known.value } : {}), ...(read === null ? {} : { count: read }), ...labels },
        gesture,
      );
    },
  });
  const { problems } = section;
  return (
    <SectionFrame title={blockFacts.rating.name} help="scale" onLeave={section.leave}>
      <SelectInput section={section} name="look" label={names.look} gone="" options={looks} />
      <TextInput
        section={section}
        name="count"
        label={names.count}
        help={look === 'smileys' ? texts.facesHelp : undefined}
        problem={problems.count}
        keyboard="numeric"
      />
      <TextInput
        section={section}
        name="label_min"
        label={names.label_min}
        help={texts.labelHelp}
        problem={problems.label_min}
      />
      <TextInput section={section} name="label_max" label={names.label_max} problem={problems.label_max} />
    </SectionFrame>
  );
}

/** Bewertung: stars, hearts or smileys. */
export function RatingEditor({ block }: EditorProps<'rating'>) {
  return (
    <>
      <TextSection block={block} />
      <RatingSection block={block} />
      <AnsweredSections block={block} />
    </>
  );
}
