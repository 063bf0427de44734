import type { Block, BlockOf } from '@dialogwerk/shared/contract';
import { variablesOf } from '@dialogwerk/shared/dialog';
import { loopGroups, loopedVariables } from '@dialogwerk/shared/dialog/graph';
import { FormHelperText } from '@dialogwerk/shared/ui';
import { useAnswers } from '../../features/inspector/ui/conditions/useAnswers.ts';
import { variableProblem } from '../../features/inspector/model/rules/variableProblem.ts';
import { SelectInput } from '../../features/inspector/ui/fields/SelectInput.tsx';
import { TextInput } from '../../features/inspector/ui/fields/TextInput.tsx';
import { useInspector } from '../../features/inspector/ui/InspectorContext.ts';
import { SectionFrame } from '../../features/inspector/ui/SectionFrame.tsx';
import { useSectionForm } from '../../features/inspector/ui/useSectionForm.ts';
import { blockName } from '../../model/wording/blockName.ts';
import { loopTexts as texts } from './loopTexts.ts';

/** Stands among the variables for a round that is called by its number or its entry. */
const UNNAMED = '';

/** What a round is called in texts, and which columns come out. */
export function NamesSection({ block }: { readonly block: BlockOf<'loop'> }) {
  const { survey, changeBlock } = useInspector();
  const { unique_question_id: id, variable } = block;
  const { unnamed } = useAnswers();
  const section = useSectionForm({
    saved: { variable: variable ?? '', named_by: block.named_by ?? UNNAMED },
    rules: { variable: (name) => name === '' || (variableProblem(name, id, survey) ?? true) },
    normal: (form) => ({ ...form, variable: form.variable.trim() }),
    save: (changed, gesture) => {
      // A question that has no variable yet gets one as soon as rounds are called by its answer.
      const question = unnamed.get(changed.named_by ?? '');
      if (question) changeBlock(question.id, { variable: question.variable }, gesture);
      changeBlock(
        id,
        {
          ...(changed.variable === undefined ? {} : { variable: changed.variable === '' ? null : changed.variable }),
          ...(changed.named_by === undefined ? {} : { named_by: changed.named_by || null }),
        },
        gesture,
      );
    },
  });
  const columns = columnsOf(block, survey.all_questions);
  const isByEntry = block.rounds.kind === 'entries';
  return (
    <SectionFrame title={texts.names} help="loopNames" onLeave={section.leave}>
      <TextInput
        section={section}
        name="variable"
        label={texts.variable}
        help={texts.variableHelp}
        problem={section.problems.variable}
        code
      />
      {!isByEntry && (
        <SelectInput
          section={section}
          name="named_by"
          label={texts.named_by}
          gone={texts.namedByGone}
          options={[{ value: UNNAMED, label: texts.namedByNumber }, ...namesOf(block, survey.all_questions, unnamed)]}
        />
      )}
      {variable !== null && <FormHelperText sx={{ m: 0 }}>{texts.inTexts(variable)}</FormHelperText>}
      <FormHelperText sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {columns.length === 0 ? texts.noColumns : texts.columns(columns)}
      </FormHelperText>
    </SectionFrame>
  );
}

/** The answers that a round can be called by: those of its own group, not of loops within it. */
function namesOf(
  { unique_question_id }: BlockOf<'loop'>,
  blocks: readonly Block[],
  unnamed: ReturnType<typeof useAnswers>['unnamed'],
) {
  const { loopOf } = loopGroups(blocks, 'loop');
  const proposed = new Map([...unnamed.values()].map(({ id, variable }) => [id, variable]));
  return blocks
    .filter((one) => loopOf(one.unique_question_id) === unique_question_id && one.type !== 'loop')
    .flatMap((one) => {
      const names = [...variablesOf([one]).keys(), ...[proposed.get(one.unique_question_id) ?? []].flat()];
      return names.map((name) => ({ value: name, label: texts.answerTo(blockName(one)) }));
    });
}

/** For each variable of the group, what it is called in the rounds. */
function columnsOf({ unique_question_id }: BlockOf<'loop'>, blocks: readonly Block[]): string[] {
  const { around } = loopGroups(blocks, 'loop');
  return loopedVariables(blocks)
    .filter(({ block }) => around(block).includes(unique_question_id))
    .map(({ rounds }) => {
      const names = rounds.map(({ name }) => name);
      return names.length > 3 ? `${names[0]}, ${names[1]}, … ${names.at(-1)}` : names.join(', ');
    });
}
