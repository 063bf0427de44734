import { asGroup } from './InputProps.ts';
import type { InputProps } from './InputProps.ts';

/** One of several options; a tap answers. */
export function SingleInput({ input, named, onReply }: InputProps<'single'>) {
  return (
    <div role="group" className="dw-choices" {...asGroup(named)}>
      {input.options.map(({ id, text }) => (
        <button key={id} type="button" className="dw-choice" onClick={() => onReply({ type: 'single', option_id: id })}>
          {text}
        </button>
      ))}
    </div>
  );
}
