import { TIME_LIMITS } from '@dialogwerk/shared/contract';
import { timeLimitOf } from '@dialogwerk/shared/dialog';
import type { BlockChange, TimedBlock } from '@dialogwerk/shared/dialog';
import { Stack } from '@dialogwerk/shared/ui';
import { numberText, readNumber, tidyNumber } from '../../../model/numberText.ts';
import { orNull } from '../../../model/rules/textRules.ts';
import { wholeNumberRule } from '../../../model/rules/wholeNumberRule.ts';
import { texts } from '../../../texts.ts';
import { timeTexts } from '../../../timeTexts.ts';
import { SelectInput } from '../../fields/SelectInput.tsx';
import { SwitchInput } from '../../fields/SwitchInput.tsx';
import { TextInput } from '../../fields/TextInput.tsx';
import { WithHelp } from '../../fields/WithHelp.tsx';
import { useInspector } from '../../InspectorContext.ts';
import { useSectionForm } from '../../useSectionForm.ts';
import { useTargets } from '../../useTargets.ts';

interface TimeForm {
  /** A number of seconds; '' for as many as it takes. */
  readonly time_limit: string;
  /** A block; '' for the usual way. */
  readonly time_target: string;
  readonly time_essential: boolean;
}

const limitRule = wholeNumberRule(TIME_LIMITS.least, TIME_LIMITS.most, timeTexts.limitInvalid);

/** In which time a question is to be answered, and where the dialog goes on when it is over. */
export function TimeFields({ block }: { readonly block: TimedBlock }) {
  const { changeBlock } = useInspector();
  const id = block.unique_question_id;
  const section = useSectionForm<TimeForm>({
    saved: {
      time_limit: numberText(timeLimitOf(block)),
      time_target: block.time_target ?? '',
      time_essential: block.time_essential ?? false,
    },
    rules: { time_limit: (text) => text.trim() === '' || limitRule(text) },
    normal: (form) => ({ ...form, time_limit: tidyNumber(form.time_limit) }),
    save: (changed, gesture) => changeBlock(id, timeChange(changed), gesture),
  });
  const targets = useTargets(id);
  return (
    <Stack sx={{ gap: 2 }} onBlur={section.leave}>
      <WithHelp topic="timeLimit" label={timeTexts.limit}>
        <TextInput
          section={section}
          name="time_limit"
          label={timeTexts.limit}
          help={timeTexts.limitHelp}
          problem={section.problems.time_limit}
          keyboard="numeric"
        />
      </WithHelp>
      {timeLimitOf(block) !== null && (
        <>
          <SelectInput
            section={section}
            name="time_target"
            label={timeTexts.target}
            gone={texts.blockGone}
            options={[{ value: '', label: timeTexts.usualWay }, ...targets]}
          />
          <SwitchInput
            section={section}
            name="time_essential"
            label={timeTexts.essential}
            help={timeTexts.essentialHelp}
          />
        </>
      )}
    </Stack>
  );
}

/** A way that is never gone is not kept. */
function timeChange({ time_limit, time_target, time_essential }: Partial<TimeForm>): BlockChange {
  if (time_limit === '') return { time_limit: null, time_target: null, time_essential: false };
  return {
    ...(time_limit === undefined ? {} : { time_limit: readNumber(time_limit) }),
    ...(time_target === undefined ? {} : { time_target: orNull(time_target) }),
    ...(time_essential === undefined ? {} : { time_essential }),
  };
}
