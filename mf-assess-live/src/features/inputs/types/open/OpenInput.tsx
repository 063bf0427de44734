import { mdiMicrophone, mdiVideo } from '@mdi/js';
import { useState } from 'react';
import { LazyChunk } from '../../../../loading/LazyChunk.tsx';
import { files } from '../../ui/filesChunk.ts';
import type { InputProps } from '../../ui/InputProps.ts';
import { TextLine } from '../../ui/TextLine.tsx';
import { useKeptFocus } from '../../ui/useKeptFocus.ts';

/** Free text, or a recording in its place where the dialog takes one; what is written waits meanwhile. */
export function OpenInput({ input, before, typed, onReply, ...props }: InputProps<'open'>) {
  const { texts, named, onProblem } = props;
  const { recordings = [] } = input;
  const [written, setWritten] = useState(before?.type === 'open' && 'text' in before ? before.text : typed);
  const [limits, setLimits] = useState<(typeof recordings)[number] | null>(null);
  const frame = useKeptFocus(limits?.kind ?? 'text');
  if (limits) {
    const write = (): void => {
      onProblem(null);
      setLimits(null);
    };
    return (
      <div ref={frame}>
        <LazyChunk chunk={files} {...props}>
          {({ RecordedReply }) => (
            <RecordedReply
              {...props}
              limits={limits}
              onRecorded={(recording) => onReply({ type: 'open', recording })}
              onWrite={write}
            />
          )}
        </LazyChunk>
      </div>
    );
  }
  return (
    <div ref={frame}>
      <TextLine
        multiline={input.multiline}
        max_length={input.max_length}
        before={written}
        placeholder={texts.placeholder}
        texts={texts}
        named={named}
        onSend={(text) => onReply({ type: 'open', text })}
      >
        {(text) =>
          recordings.map((each) => (
            <button
              key={each.kind}
              type="button"
              className="dw-send dw-beside"
              aria-label={texts.record[each.kind]}
              title={texts.record[each.kind]}
              onClick={() => {
                setWritten(text);
                setLimits(each);
              }}
            >
              <svg viewBox="0 0 24 24" aria-hidden focusable="false">
                <path d={each.kind === 'audio' ? mdiMicrophone : mdiVideo} />
              </svg>
            </button>
          ))
        }
      </TextLine>
    </div>
  );
}
