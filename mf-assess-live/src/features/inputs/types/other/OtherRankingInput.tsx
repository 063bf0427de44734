import { OTHER_OPTION } from '@dialogwerk/shared/contract';
import type { GivenReply } from '@dialogwerk/shared/contract';
import { besideLabel } from '@dialogwerk/shared/dialog/messenger';
import { useId, useState } from 'react';
import { describedBy } from '../../ui/InputProps.ts';
import type { InputProps } from '../../ui/InputProps.ts';
import { RankingInput } from '../ranking/RankingInput.tsx';
import { OtherField } from './OtherField.tsx';
import { otherRankingTexts } from './texts.ts';
import { useTypedOther } from './useTypedOther.ts';

/** A ranking with a line below: what is typed there comes into the list and is ranked like all else. */
export function OtherRankingInput(props: InputProps<'ranking'>) {
  const { input, wording, named, before, onChosen } = props;
  const { options, other } = input;
  const [ids, setIds] = useState(before?.type === 'ranking' ? before.option_ids : options.map(({ id }) => id));
  const { text, setText, field, send } = useTypedOther(props);
  const hintId = useId();
  const isTyped = text.trim() !== '';
  const isRanked = isTyped || other?.optional === true;
  const own = otherRankingTexts(wording.wording);
  const label = options.find(({ id }) => id === OTHER_OPTION)?.text ?? '';
  const ranked = options.flatMap((option) => {
    if (option.id !== OTHER_OPTION) return [option];
    return isRanked ? [{ id: option.id, text: isTyped ? besideLabel(label, text.trim()) : label }] : [];
  });
  // A reply names every entry: this one at the end, where it is not ranked.
  const replyOf = (option_ids: readonly string[], typed: string): GivenReply => ({
    type: 'ranking',
    option_ids: option_ids.includes(OTHER_OPTION) ? [...option_ids] : [...option_ids, OTHER_OPTION],
    other: typed,
  });

  return (
    <RankingInput
      {...props}
      input={{ ...input, options: ranked }}
      onChosen={(chosen) => {
        if (chosen.type !== 'ranking') return;
        setIds(chosen.option_ids);
        onChosen(replyOf(chosen.option_ids, text));
      }}
      onReply={(reply) => {
        if (reply.type === 'ranking') send(replyOf(reply.option_ids, text));
      }}
    >
      <p className="dw-hint" id={hintId}>
        {other?.optional ? own.says(label) : own.joins(label)}
      </p>
      <OtherField
        {...props}
        named={describedBy(named, hintId)}
        text={text}
        field={field}
        isRequired={false}
        onType={(typed) => {
          setText(typed);
          onChosen(replyOf(ids, typed));
        }}
      />
      <p className="dw-hidden" role="status">
        {isTyped && other?.optional === false && own.joined}
      </p>
    </RankingInput>
  );
}
