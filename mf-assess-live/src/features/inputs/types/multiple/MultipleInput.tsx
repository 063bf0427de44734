import { useId, useState } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';
import { asGroup, describedBy } from '../../ui/InputProps.ts';
import type { InputProps } from '../../ui/InputProps.ts';

/** Several options; 'Weiter' answers. How many may be chosen is said before, not forced, so that a choice can be changed at will. */
export function MultipleInput({
  input,
  texts,
  language,
  named,
  before,
  onChosen,
  onReply,
  children,
}: InputProps<'multiple'> & { readonly children?: ReactNode }) {
  const [chosen, setChosen] = useState<readonly string[]>(before?.type === 'multiple' ? before.option_ids : []);
  const hintId = useId();
  const group = asGroup(describedBy(named, hintId));

  const { exclusive = [] } = input;
  const toggle = (id: string): void => {
    const isAlone = exclusive.includes(id);
    const others = chosen.filter((other) => other !== id && exclusive.includes(other) === isAlone);
    const next = chosen.includes(id) ? others : [...(isAlone ? [] : others), id];
    setChosen(next);
    onChosen({ type: 'multiple', option_ids: next });
  };
  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    onReply({ type: 'multiple', option_ids: [...chosen] });
  };

  return (
    <form onSubmit={send}>
      <p className="dw-hint" id={hintId}>
        {texts.chooseFrom(input.min, input.max)}
      </p>
      <div role="group" className="dw-choices" lang={language} {...group}>
        {input.options.map(({ id, text }) => (
          <label key={id} className="dw-choice dw-check">
            <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
            <span>{text}</span>
          </label>
        ))}
      </div>
      {children}
      <div className="dw-actions">
        <button type="submit" className="dw-button">
          {texts.next}
        </button>
        <span className="dw-count" aria-hidden>
          {chosen.length > 0 && texts.chosen(chosen.length)}
        </span>
      </div>
    </form>
  );
}
