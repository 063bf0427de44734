import type { Block } from '@dialogwerk/shared/contract';
import { Alert } from '@dialogwerk/shared/ui';
import { messageRule, orNull } from '../../model/rules/textRules.ts';
import { texts } from '../../texts.ts';
import { SelectInput } from '../fields/SelectInput.tsx';
import { SwitchInput } from '../fields/SwitchInput.tsx';
import { TextInput } from '../fields/TextInput.tsx';
import { useInspector } from '../InspectorContext.ts';
import { FoldSection } from '../FoldSection.tsx';
import { useSectionForm } from '../useSectionForm.ts';
import { useTargets } from '../useTargets.ts';
import { useParaphrases } from './useParaphrases.ts';

interface WordsForm {
  readonly in_words: boolean;
  readonly paraphrases: boolean;
  /** Blocks, '' for none. */
  readonly way_out: string;
  readonly asides: string;
  readonly not_understood: string;
}

/** Whether a choice takes replies in one's own words, and what follows when they are not understood. */
export function WordsSection({ block }: { readonly block: Extract<Block, { in_words: boolean }> }) {
  const { changeBlock, survey } = useInspector();
  const { unique_question_id: id, in_words, way_out, not_understood, asides, paraphrases = true } = block;
  const delivered = useParaphrases(block, survey.templ_options);
  const section = useSectionForm<WordsForm>({
    saved: {
      in_words,
      paraphrases,
      way_out: way_out ?? '',
      not_understood: not_understood ?? '',
      asides: asides ?? '',
    },
    rules: { not_understood: messageRule },
    save: ({ in_words: allowed, paraphrases: isDelivered, ...written }, gesture) => {
      const changed = Object.entries(written).map(([name, text]) => [name, orNull(text)] as const);
      changeBlock(
        id,
        {
          ...(allowed === undefined ? {} : { in_words: allowed }),
          ...(isDelivered === undefined ? {} : { paraphrases: isDelivered }),
          ...Object.fromEntries(changed),
        },
        gesture,
      );
    },
  });
  const targets = useTargets(id);
  const isKnowledge = new Set(
    survey.all_questions.filter(({ type }) => type === 'qa').map(({ unique_question_id }) => unique_question_id),
  );
  const answering = targets.filter(({ value }) => isKnowledge.has(value));
  return (
    <FoldSection
      name="words"
      block={block}
      title={texts.sections.words}
      problems={section.problems}
      onLeave={section.leave}
    >
      <SwitchInput section={section} name="in_words" label={texts.inWords} help={texts.inWordsHelp} />
      {!in_words && delivered !== null && <Alert severity="info">{texts.paraphrasesKnown(delivered)}</Alert>}
      {in_words && delivered !== null && (
        <SwitchInput
          section={section}
          name="paraphrases"
          label={texts.paraphrases(delivered)}
          help={texts.paraphrasesHelp}
        />
      )}
      {in_words && (
        <>
          <TextInput
            section={section}
            name="not_understood"
            label={texts.notUnderstood}
            help={texts.notUnderstoodHelp}
            problem={section.problems.not_understood}
            lines={2}
          />
          <SelectInput
            section={section}
            name="way_out"
            label={texts.wayOut}
            gone={texts.blockGone}
            options={[{ value: '', label: texts.noWayOut }, ...targets]}
          />
          {(answering.length > 0 || asides) && (
            <SelectInput
              section={section}
              name="asides"
              label={texts.asides}
              help={texts.asidesHelp}
              gone={texts.blockGone}
              options={[{ value: '', label: texts.noAsides }, ...answering]}
            />
          )}
        </>
      )}
    </FoldSection>
  );
}
