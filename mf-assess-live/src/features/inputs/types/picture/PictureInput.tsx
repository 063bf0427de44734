import { publicMediaPath } from '@dialogwerk/shared/contract';
import { useId, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { asGroup, describedBy } from '../../ui/InputProps.ts';
import type { InputProps } from '../../ui/InputProps.ts';

/** One or several pictures, as real radio buttons or check boxes that are named by the pictures' alternative texts. */
export function PictureInput({ input, texts, language, named, before, onReply }: InputProps<'picture'>) {
  const { options, min, max } = input;
  const [chosen, setChosen] = useState<readonly string[]>(before?.type === 'picture' ? before.option_ids : []);
  const name = useId();
  const hintId = useId();
  // A radio button cannot be taken back, so none may be wanted only with boxes.
  const isOne = max === 1 && min > 0;

  const toggle = (id: string): void => {
    if (isOne) setChosen([id]);
    else setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  };
  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    onReply({ type: 'picture', option_ids: [...chosen] });
  };

  return (
    <form onSubmit={send} noValidate>
      <p className="dw-hint" id={hintId}>
        {texts.chooseFrom(min, max)}
      </p>
      <div
        role={isOne ? 'radiogroup' : 'group'}
        className="dw-pictures"
        lang={language}
        {...asGroup(describedBy(named, hintId))}
      >
        {options.map(({ id, text, filename_db }) => (
          <label key={id} className="dw-choice dw-check dw-picture">
            <input
              type={isOne ? 'radio' : 'checkbox'}
              name={name}
              checked={chosen.includes(id)}
              onChange={() => toggle(id)}
            />
            <Picture text={text} filename_db={filename_db} />
          </label>
        ))}
      </div>
      <div className="dw-actions">
        <button type="submit" className="dw-button">
          {texts.next}
        </button>
        {!isOne && (
          <span className="dw-count" aria-hidden>
            {chosen.length > 0 && texts.chosen(chosen.length)}
          </span>
        )}
      </div>
    </form>
  );
}

/** A picture; its text where there is none, or none that can be loaded. */
function Picture({ text, filename_db }: { readonly text: string; readonly filename_db: string | null }) {
  const [isMissing, setMissing] = useState(filename_db === null);
  return isMissing || filename_db === null ? (
    <span className="dw-ranked">{text}</span>
  ) : (
    <img src={publicMediaPath(filename_db)} alt={text} onError={() => setMissing(true)} />
  );
}
