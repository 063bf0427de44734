import { useId } from 'react';
import { asGroup, describedBy } from './InputProps.ts';
import type { InputProps } from './InputProps.ts';

/** Consent or not: two buttons that look alike, so that neither is pushed. What a refusal means is said before. */
export function ConsentInput({ input, texts, named, onReply }: InputProps<'consent'>) {
  const hintId = useId();
  const group = asGroup(input.required ? describedBy(named, hintId) : named);
  const reply = (agreed: boolean) => () => onReply({ type: 'consent', agreed });
  return (
    <>
      {input.required && (
        <p className="dw-hint" id={hintId}>
          {texts.consentNeeded}
        </p>
      )}
      <div role="group" className="dw-choices" {...group}>
        <button type="button" className="dw-choice" onClick={reply(true)}>
          {input.label_agree}
        </button>
        <button type="button" className="dw-choice" onClick={reply(false)}>
          {input.label_decline}
        </button>
      </div>
    </>
  );
}
