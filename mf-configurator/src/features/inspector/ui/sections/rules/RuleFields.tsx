import { TEXT_LIMITS } from '@dialogwerk/shared/contract';
import type { RuledBlock } from '@dialogwerk/shared/dialog';
import { Alert, Button, FormHelperText, Stack } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { newId } from '../../../../../newId.ts';
import { atMost, messageRule, orNull } from '../../../model/rules/textRules.ts';
import { unknownVariables } from '../../../model/rules/unknownVariables.ts';
import { ruleTexts } from '../../../ruleTexts.ts';
import { texts } from '../../../texts.ts';
import { LaterCondition } from '../../conditions/LaterCondition.tsx';
import { TextInput } from '../../fields/TextInput.tsx';
import { WithHelp } from '../../fields/WithHelp.tsx';
import { useInspector } from '../../InspectorContext.ts';
import { useSectionForm } from '../../useSectionForm.ts';

const rules = { must: atMost(TEXT_LIMITS.condition), wrong: messageRule };

/** The condition that an answer must keep, once it is wanted, and what is said to one that does not fit. */
export function RuleFields({ block }: { readonly block: RuledBlock }) {
  const { survey, readOnly, changeBlock } = useInspector();
  const id = block.unique_question_id;
  const [isWanted, setWanted] = useState(false);
  const section = useSectionForm<{ must: string; wrong: string }>({
    saved: { must: block.must ?? '', wrong: block.wrong ?? '' },
    rules,
    normal: ({ must, wrong }) => ({ must: orNull(must) ?? '', wrong: orNull(wrong) ?? '' }),
    save: ({ must, wrong }, gesture) =>
      changeBlock(
        id,
        {
          ...(must === undefined ? {} : { must: orNull(must) }),
          ...(wrong === undefined ? {} : { wrong: orNull(wrong) }),
        },
        gesture,
      ),
  });
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
      {unknown.length > 0 && <Alert severity="warning">{texts.unknownVariables(unknown)}</Alert>}
    </Stack>
  );
}
