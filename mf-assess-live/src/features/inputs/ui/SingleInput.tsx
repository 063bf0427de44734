import type { InputProps } from './InputProps.ts';

/** One of several options; a tap answers. */
export function SingleInput({ input, named, onReply }: InputProps<'single'>) {
  return (
    <div role="group" className="dw-choices" {...withoutInvalid(named)}>
      {input.options.map(({ id, text }) => (
        <button
          key={id}
          type="button"
          className="dw-choice"
          onClick={() => onReply({ type: 'single', option_id: id })}
        >
          {text}
        </button>
      ))}
    </div>
  );
}

/** A group of buttons holds no value that could be invalid. */
function withoutInvalid({ 'aria-invalid': _, ...named }: InputProps<'single'>['named']): InputProps<'single'>['named'] {
  return named;
}
