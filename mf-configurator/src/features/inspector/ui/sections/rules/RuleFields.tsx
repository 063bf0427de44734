import { TEXT_LIMITS } from '@dialogwerk/shared/contract';
import { triesOf } from '@dialogwerk/shared/dialog';
import type { BlockChange, RuledBlock } from '@dialogwerk/shared/dialog';
import { Alert, Button, FormHelperText, Stack } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { newId } from '../../../../../newId.ts';
import { atMost, messageRule, orNull } from '../../../model/rules/textRules.ts';
import { unknownVariables } from '../../../model/rules/unknownVariables.ts';
import { ruleTexts } from '../../../ruleTexts.ts';
import { texts } from '../../../texts.ts';
import { LaterCondition } from '../../conditions/LaterCondition.tsx';
import { SelectInput } from '../../fields/SelectInput.tsx';
import { TextInput } from '../../fields/TextInput.tsx';
import { WithHelp } from '../../fields/WithHelp.tsx';
import { useInspector } from '../../InspectorContext.ts';
import { useSectionForm } from '../../useSectionForm.ts';
import { useTargets } from '../../useTargets.ts';

const rules = { must: atMost(TEXT_LIMITS.condition), wrong: messageRule };

interface RuleForm {
  readonly must: string;
  readonly wrong: string;
  /** A number; '' for as many as are wanted. */
  readonly tries: string;
  /** A block; '' for the usual way. */
  readonly tries_target: string;
}

const MOST_TRIES = 5;

/** The condition that an answer must keep, once it is wanted, what is said to one that does not fit, and how often it may not. */
export function RuleFields({ block }: { readonly block: RuledBlock }) {
  const { survey, readOnly, changeBlock } = useInspector();
  const id = block.unique_question_id;
  const [isWanted, setWanted] = useState(false);
  const section = useSectionForm<RuleForm>({
    saved: {
      must: block.must ?? '',
      wrong: block.wrong ?? '',
      tries: String(triesOf(block) ?? ''),
      tries_target: block.tries_target ?? '',
    },
    rules,
    normal: ({ must, wrong, ...chosen }) => ({ ...chosen, must: orNull(must) ?? '', wrong: orNull(wrong) ?? '' }),
    save: ({ must, wrong, tries, tries_target }, gesture) =>
      changeBlock(
        id,
        {
          ...(must === undefined ? {} : { must: orNull(must) }),
          ...(wrong === undefined ? {} : { wrong: orNull(wrong) }),
          ...triesChange(tries, tries_target),
        },
        gesture,
      ),
  });
  const targets = useTargets(id);
  const isShown = isWanted || section.values.must !== '';
  const unknown = unknownVariables(section.values.wrong, survey, block.unique_question_id);

  function remove(): void {
    setWanted(false);
    changeBlock(id, { must: null }, newId('g'));
  }

  return (
    <Stack sx={{ gap: 2 }} onBlur={section.leave}>
      {isShown && (
        <>
          <LaterCondition
            part="ConditionEditor"
            section={section}
            name="must"
            label={ruleTexts.must}
            problem={section.problems.must}
            wantsFocus={isWanted}
          />
          <FormHelperText sx={{ m: 0 }}>{ruleTexts.mustHelp}</FormHelperText>
        </>
      )}
      {!readOnly && (
        <Button size="small" sx={{ alignSelf: 'flex-start' }} onClick={isShown ? remove : () => setWanted(true)}>
          {isShown ? ruleTexts.removeMust : ruleTexts.addMust}
        </Button>
      )}
      <WithHelp topic="wrong" label={ruleTexts.wrong}>
        <TextInput
          section={section}
          name="wrong"
          label={ruleTexts.wrong}
          help={ruleTexts.wrongHelp}
          problem={section.problems.wrong}
          lines={2}
        />
      </WithHelp>
      <WithHelp topic="tries" label={ruleTexts.tries}>
        <SelectInput
          section={section}
          name="tries"
          label={ruleTexts.tries}
          gone={ruleTexts.tries}
          help={ruleTexts.triesHelp}
          options={[{ value: '', label: ruleTexts.anyTries }, ...numbersOfTries]}
        />
      </WithHelp>
      {section.values.tries !== '' && (
        <SelectInput
          section={section}
          name="tries_target"
          label={ruleTexts.triesTarget}
          gone={texts.blockGone}
          options={[{ value: '', label: ruleTexts.usualWay }, ...targets]}
        />
      )}
      {unknown.length > 0 && <Alert severity="warning">{texts.unknownVariables(unknown)}</Alert>}
    </Stack>
  );
}

const numbersOfTries = Array.from({ length: MOST_TRIES }, (_, index) => ({
  value: String(index + 1),
  label: ruleTexts.triesOf(index + 1),
}));

/** A way that is never gone is not kept. */
function triesChange(tries: string | undefined, target: string | undefined): BlockChange {
  return {
    ...(tries === undefined ? {} : { tries: tries === '' ? null : Number(tries) }),
    ...(tries === '' ? { tries_target: null } : target === undefined ? {} : { tries_target: orNull(target) }),
  };
}
