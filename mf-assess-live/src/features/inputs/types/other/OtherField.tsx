import { OTHER_OPTION } from '@dialogwerk/shared/contract';
import type { InputOf } from '@dialogwerk/shared/contract';
import type { ReactNode, Ref } from 'react';
import type { InputProps } from '../../ui/InputProps.ts';

interface OtherFieldProps extends Pick<InputProps<'single'>, 'texts' | 'language' | 'named'> {
  readonly input: InputOf<'single' | 'multiple' | 'picture' | 'ranking'>;
  readonly text: string;
  readonly field: Ref<HTMLInputElement>;
  /** Absent: as the question says. */
  readonly isRequired?: boolean;
  readonly onType: (text: string) => void;
  /** What stands beside the line. */
  readonly children?: ReactNode;
}

/** The line beside 'Sonstiges', named as that option is. */
export function OtherField(props: OtherFieldProps) {
  const { input, text, texts, language, named, field, isRequired, onType, children } = props;
  const label = input.options.find(({ id }) => id === OTHER_OPTION)?.text;
  return (
    <div className="dw-field">
      <input
        ref={field}
        type="text"
        className="dw-text"
        lang={language}
        inputMode={input.other?.kind === 'number' ? 'decimal' : 'text'}
        autoComplete="off"
        enterKeyHint="send"
        placeholder={texts.placeholder}
        value={text}
        onChange={(event) => onType(event.target.value)}
        aria-label={label}
        aria-required={isRequired ?? input.other?.optional === false}
        aria-invalid={named['aria-invalid']}
        aria-describedby={named['aria-describedby']}
      />
      {children}
    </div>
  );
}
