import { asGroup } from '../../ui/InputProps.ts';
import type { InputProps } from '../../ui/InputProps.ts';

/** One of several options; a tap answers. */
export function SingleInput({ input, language, named, before, onReply }: InputProps<'single'>) {
  const chosen = before?.type === 'single' ? before.option_id : null;
  return (
    <div role="group" className="dw-choices" lang={language} {...asGroup(named)}>
      {input.options.map(({ id, text }) => (
        <button
          key={id}
          type="button"
          className="dw-choice"
          aria-pressed={chosen === null ? undefined : id === chosen}
          onClick={() => onReply({ type: 'single', option_id: id })}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
