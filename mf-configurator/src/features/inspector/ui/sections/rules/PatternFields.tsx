import { TEXT_LIMITS } from '@dialogwerk/shared/contract';
import type { BlockOf } from '@dialogwerk/shared/contract';
import { Stack, TextField } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { newId } from '../../../../../newId.ts';
import {
  choiceOf,
  digitsPattern,
  isPatternChoice,
  patternChoices,
  patternFor,
} from '../../../model/rules/patternChoice.ts';
import type { PatternChoice } from '../../../model/rules/patternChoice.ts';
import { atMost, orNull } from '../../../model/rules/textRules.ts';
import { ruleTexts as texts } from '../../../ruleTexts.ts';
import { PlainSelect } from '../../conditions/PlainSelect.tsx';
import { TextInput } from '../../fields/TextInput.tsx';
import { WithHelp } from '../../fields/WithHelp.tsx';
import { useInspector } from '../../InspectorContext.ts';
import { useSectionForm } from '../../useSectionForm.ts';
import { TryPattern } from './TryPattern.tsx';

const options = patternChoices.map((value) => ({ value, label: texts.kinds[value] }));
const rules = { pattern: atMost(TEXT_LIMITS.pattern) };

/** The form of a free text: a ready one, or one that the author writes, to try out at once. */
export function PatternFields({ block }: { readonly block: BlockOf<'open'> }) {
  const { readOnly, changeBlock } = useInspector();
  const { unique_question_id: id } = block;
  const pattern = block.pattern ?? '';
  // Five digits are a postcode and a number of five digits alike, and an own form may read like a ready one.
  const [wanted, setWanted] = useState<PatternChoice | null>(null);
  const chosen =
    wanted === 'own' || (wanted === 'digits' && choiceOf(pattern) === 'postcode') ? wanted : choiceOf(pattern);
  const section = useSectionForm<{ pattern: string }>({
    saved: { pattern },
    rules,
    normal: (form) => ({ pattern: form.pattern.trim() }),
    save: (changed, gesture) => changeBlock(id, { pattern: orNull(changed.pattern ?? '') }, gesture),
  });
  const change = (next: string): void => changeBlock(id, { pattern: orNull(next) }, newId('g'));

  function choose(value: string): void {
    if (!isPatternChoice(value)) return;
    setWanted(value);
    const next = patternFor(value, pattern);
    if (next !== pattern) change(next);
  }

  return (
    <Stack sx={{ gap: 2 }} onBlur={section.leave}>
      <WithHelp topic="pattern" label={texts.pattern}>
        <PlainSelect
          label={texts.pattern}
          accessibleName={texts.pattern}
          value={chosen}
          options={options}
          gone={pattern}
          readOnly={readOnly}
          onChange={choose}
        />
      </WithHelp>
      {chosen === 'digits' && (
        <TextField
          size="small"
          type="number"
          label={texts.digits}
          value={pattern.length}
          onChange={({ target: { value } }) => {
            const next = digitsPattern(Number(value));
            if (next !== null) change(next);
          }}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { readOnly, min: 1 } }}
        />
      )}
      {chosen === 'own' && (
        <TextInput
          section={section}
          name="pattern"
          label={texts.kinds.own}
          help={texts.ownHelp}
          problem={section.problems.pattern}
          code
        />
      )}
      {chosen !== 'none' && <TryPattern block={{ ...block, pattern: section.values.pattern }} />}
    </Stack>
  );
}
