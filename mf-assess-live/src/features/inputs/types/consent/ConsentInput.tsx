import { useId } from 'react';
import { asGroup, describedBy } from '../../ui/InputProps.ts';
import type { InputProps } from '../../ui/InputProps.ts';

/** Consent or not: two buttons that look alike, so that neither is pushed. What a refusal means is said before. */
export function ConsentInput({ input, texts, language, named, before, onReply }: InputProps<'consent'>) {
  const hintId = useId();
  const group = asGroup(input.required ? describedBy(named, hintId) : named);
  const button = (agreed: boolean, label: string) => (
    <button
      type="button"
      className="dw-choice"
      aria-pressed={before?.type === 'consent' ? before.agreed === agreed : undefined}
      onClick={() => onReply({ type: 'consent', agreed })}
    >
      {label}
    </button>
  );
  return (
    <>
      {input.required && (
        <p className="dw-hint" id={hintId}>
          {texts.consentNeeded}
        </p>
      )}
      <div role="group" className="dw-choices" lang={language} {...group}>
        {button(true, input.label_agree)}
        {button(false, input.label_decline)}
      </div>
    </>
  );
}
