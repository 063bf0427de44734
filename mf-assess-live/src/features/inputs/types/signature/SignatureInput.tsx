import { useId, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { signaturePicture } from '../../effects/signaturePicture.ts';
import type { Signed } from '../../effects/signaturePicture.ts';
import { fileTexts } from '../../fileTexts.ts';
import type { Stroke } from '../../model/strokes.ts';
import { signatureTexts } from '../../signatureTexts.ts';
import { asGroup, describedBy } from '../../ui/InputProps.ts';
import type { InputProps } from '../../ui/InputProps.ts';
import { SendingBar } from '../../ui/SendingBar.tsx';
import { useKeptFocus } from '../../ui/useKeptFocus.ts';
import { useSending } from '../../ui/useSending.ts';
import { SignaturePad } from './SignaturePad.tsx';

/** As long as names are, in one line of the picture. */
const NAME_LIMIT = 80;

/** A signature: drawn, or, in an equivalent way for those who do not draw, one's typed name. */
export function SignatureInput({ input, onReply, ...props }: InputProps<'signature'>) {
  const { named, wording, onProblem } = props;
  const texts = { ...props.texts, ...fileTexts(props.language, props.du_sie) };
  const words = signatureTexts(wording.wording);
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const [name, setName] = useState<string | null>(null);
  const { share, faultOf, send, cancel } = useSending({
    ...props,
    texts,
    rules: { kinds: ['image'], max_bytes: input.max_bytes },
    onStored: (media_id) => onReply({ type: 'signature', media_id }),
  });
  const hintId = useId();
  const isEmpty = name === null ? strokes.length === 0 : name.trim() === '';
  const way = name === null ? (isEmpty ? 'empty' : 'drawn') : 'typed';
  const frame = useKeptFocus(share === null ? way : 'sending');

  const draw = (change: (before: readonly Stroke[]) => readonly Stroke[]): void => {
    onProblem(null);
    setStrokes(change);
  };
  const goOver = (to: string | null): void => {
    onProblem(null);
    setName(to);
  };
  const sign = async (signed: Signed, file: string): Promise<void> => {
    const picture = await signaturePicture(signed);
    const fault = picture ? faultOf(picture) : words.cannotDraw;
    if (picture && fault === null) send(picture, file);
    else onProblem(fault);
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (isEmpty) onProblem(words.unsigned);
    else if (name === null) void sign({ strokes }, words.file);
    else void sign({ name: name.trim() }, words.typedFile(name.trim()));
  };

  return (
    <div ref={frame} role="group" className="dw-files" {...asGroup(describedBy(named, hintId))}>
      <p className="dw-hint" id={hintId}>
        {name === null ? words.hint : words.typedHint}
      </p>
      {share === null ? (
        <form className="dw-files" onSubmit={submit} noValidate>
          {name === null ? (
            <SignaturePad strokes={strokes} label={words.sheet(strokes.length)} onDraw={draw} />
          ) : (
            <div className="dw-field">
              <input
                type="text"
                className="dw-text dw-signed"
                data-lead
                autoComplete="name"
                maxLength={NAME_LIMIT}
                enterKeyHint="send"
                aria-label={words.name}
                placeholder={words.name}
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
            </div>
          )}
          <div className="dw-actions">
            <button type="submit" className="dw-button">
              {texts.send}
            </button>
            {way === 'drawn' && (
              <>
                <button
                  type="button"
                  className="dw-button dw-quiet"
                  onClick={() => draw((before) => before.slice(0, -1))}
                >
                  {words.undo}
                </button>
                <button type="button" className="dw-button dw-quiet" onClick={() => draw(() => [])}>
                  {words.clear}
                </button>
              </>
            )}
            <button
              // Another one each time, so that the focus goes on to what it has opened.
              key={name === null ? 'type' : 'draw'}
              type="button"
              className="dw-button dw-quiet"
              data-lead
              onClick={() => goOver(name === null ? '' : null)}
            >
              {name === null ? words.type : words.draw}
            </button>
          </div>
        </form>
      ) : (
        <SendingBar share={share} texts={texts} onCancel={cancel} />
      )}
      <p className="dw-hidden" role="status">
        {share === null ? strokes.length > 0 && name === null && words.sheet(strokes.length) : texts.fileOnItsWay}
      </p>
    </div>
  );
}
