import type { RecordingKind } from '@dialogwerk/shared/contract';
import { mdiMicrophone, mdiVideo } from '@mdi/js';
import { useEffect, useId, useRef } from 'react';
import type { NoDevice } from '@dialogwerk/shared/browser';
import { clock } from '../model/clock.ts';
import { asGroup, describedBy } from './InputProps.ts';
import { SendingBar } from './SendingBar.tsx';
import { useKeptFocus } from './useKeptFocus.ts';
import { useObjectUrl } from './useObjectUrl.ts';
import { useRecording } from './useRecording.ts';
import { useSending } from './useSending.ts';
import type { FileProps } from './useSending.ts';

// As in @mdi/js, but written out, because a package is in one piece: the first question would wait for it as well.
const mdiStop = 'M18,18H6V6H18V18Z';

interface RecorderProps extends FileProps {
  readonly kind: RecordingKind;
  readonly maxSeconds: number;
  readonly onUnusable: (because: NoDevice) => void;
}

/** Recording, hearing or seeing it, and sending it or recording again. */
export function Recorder({ kind, maxSeconds, onUnusable, ...props }: RecorderProps) {
  const { texts, wording, named, onProblem } = props;
  const words = texts.recorders[kind];
  const { stage, seconds, start, stop, forget } = useRecording(kind, maxSeconds, onUnusable, () =>
    onProblem(words.empty),
  );
  const { share, faultOf, send, cancel } = useSending(props);
  const hintId = useId();
  const frame = useKeptFocus(share === null ? stage.kind : 'sending');
  const recorded = stage.kind === 'recorded' ? stage.content : null;
  const playable = useObjectUrl(recorded);

  const begin = (): void => {
    onProblem(null);
    start();
  };
  const sendRecorded = (content: Blob): void => {
    const fault = faultOf(content);
    const [, extension = 'webm'] = content.type.split('/');
    const name = kind === 'audio' ? wording.voiceMessage : wording.videoMessage;
    if (fault === null) send(content, `${name}.${extension}`);
    else onProblem(fault);
  };

  return (
    <div ref={frame} role="group" className="dw-voice" {...asGroup(describedBy(named, hintId))}>
      <p className="dw-hint" id={hintId}>
        {words.hint(clock(maxSeconds))}
      </p>
      {kind === 'video' && stage.kind === 'recording' && <CameraPicture stream={stage.stream} />}
      {stage.kind !== 'recorded' && (
        <div className="dw-actions">
          <button
            type="button"
            className={stage.kind === 'recording' ? 'dw-button dw-danger dw-record' : 'dw-button dw-record'}
            data-lead
            aria-disabled={stage.kind === 'asking'}
            onClick={stage.kind === 'recording' ? stop : begin}
          >
            <svg viewBox="0 0 24 24" aria-hidden focusable="false">
              <path d={stage.kind === 'recording' ? mdiStop : kind === 'audio' ? mdiMicrophone : mdiVideo} />
            </svg>
            {stage.kind === 'recording' ? texts.stopRecording : texts.record}
          </button>
          {stage.kind === 'recording' && (
            <span className="dw-clock" aria-hidden>
              {clock(seconds)} / {clock(maxSeconds)}
            </span>
          )}
          {stage.kind === 'asking' && <span className="dw-count">{words.asking}</span>}
        </div>
      )}
      {recorded && playable && (
        <div className="dw-played">
          {/* What someone has just said needs no captions for themselves. */}
          {kind === 'audio' ? (
            <audio controls src={playable} aria-label={texts.yourRecording} />
          ) : (
            <video controls playsInline className="dw-film" src={playable} aria-label={texts.yourRecording} />
          )}
          <span className="dw-clock">{clock(seconds)}</span>
        </div>
      )}
      {recorded && share === null && (
        <div className="dw-actions">
          <button type="button" className="dw-button" data-lead onClick={() => sendRecorded(recorded)}>
            {texts.send}
          </button>
          <button
            type="button"
            className="dw-button dw-quiet"
            onClick={() => {
              cancel();
              forget();
            }}
          >
            {texts.recordAgain}
          </button>
        </div>
      )}
      {share !== null && <SendingBar share={share} texts={texts} onCancel={cancel} />}
      <p className="dw-hidden" role="status">
        {stage.kind === 'recording' && texts.recording}
        {recorded && (share === null ? texts.recorded : texts.fileOnItsWay)}
      </p>
    </div>
  );
}

/** What the camera sees, as in a mirror, so that one can put oneself into the picture. */
function CameraPicture({ stream }: { readonly stream: MediaStream }) {
  const picture = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (picture.current) picture.current.srcObject = stream;
  }, [stream]);
  return <video ref={picture} className="dw-film dw-mirror" muted autoPlay playsInline aria-hidden />;
}
