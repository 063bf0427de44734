import { publicMediaPath } from '@dialogwerk/shared/contract';
import { useId, useState } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';
import { asGroup, describedBy } from '../../ui/InputProps.ts';
import type { InputProps } from '../../ui/InputProps.ts';
import { digitsOrWords } from '../../ui/digitsOrWords.ts';
import { WordsLine } from '../../ui/WordsLine.tsx';

/** One or several pictures, as real radio buttons or check boxes that are named by the pictures' alternative texts. `children` take the place of a line for words. */
export function PictureInput(props: InputProps<'picture'> & { readonly children?: ReactNode }) {
  const { input, texts, wording, language, named, before, typed, in_words, onChosen, onReply, children } = props;
  const { options, min, max } = input;
  const [chosen, setChosen] = useState<readonly string[]>(before?.type === 'picture' ? before.option_ids : []);
  const name = useId();
  const hintId = useId();
  // A radio button cannot be taken back, so none may be wanted only with boxes.
  const isOne = max === 1 && min > 0;

  const toggle = (id: string): void => {
    const others = chosen.filter((other) => other !== id);
    const next = isOne ? [id] : chosen.includes(id) ? others : [...chosen, id];
    setChosen(next);
    onChosen({ type: 'picture', option_ids: next });
  };
  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    onReply({ type: 'picture', option_ids: [...chosen] });
  };

  const chosenText = options.find(({ id }) => id === chosen[0])?.text ?? '';
  const sendEither = (text: string): void => {
    if (text.trim() === chosenText) onReply({ type: 'picture', option_ids: [...chosen] });
    else onReply({ type: 'words', text });
  };
  const words = before?.type === 'words' ? before.text : typed;
  const pictures = (
    <>
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
          <label
            key={id}
            className={input.with_text ? 'dw-choice dw-check dw-picture dw-card' : 'dw-choice dw-check dw-picture'}
          >
            <input
              type={isOne ? 'radio' : 'checkbox'}
              name={name}
              checked={chosen.includes(id)}
              onChange={() => toggle(id)}
            />
            <Picture text={text} filename_db={filename_db} asCard={input.with_text === true} />
          </label>
        ))}
      </div>
    </>
  );
  const next = (
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
  );
  if (in_words) {
    return (
      <>
        {pictures}
        {children ? (
          <form onSubmit={send} noValidate>
            {children}
            {next}
          </form>
        ) : (
          <WordsLine
            // What is tapped stands in the line, as what is typed would.
            key={chosenText}
            before={chosenText || words}
            placeholder={digitsOrWords(wording.wording).picture}
            texts={texts}
            onSend={sendEither}
          />
        )}
      </>
    );
  }
  return (
    <form onSubmit={send} noValidate>
      {pictures}
      {children}
      {next}
    </form>
  );
}

interface PictureProps {
  readonly text: string;
  readonly filename_db: string | null;
  /** Whether its text stands below it. */
  readonly asCard: boolean;
}

/** A picture; its text where there is none, or none that can be loaded. */
function Picture({ text, filename_db, asCard }: PictureProps) {
  const [isMissing, setMissing] = useState(filename_db === null);
  return isMissing || filename_db === null ? (
    <span className="dw-ranked">{text}</span>
  ) : (
    <>
      <img src={publicMediaPath(filename_db)} alt={asCard ? '' : text} onError={() => setMissing(true)} />
      {asCard && <span className="dw-caption">{text}</span>}
    </>
  );
}
