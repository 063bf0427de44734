import { useId } from 'react';
import { clock } from '../model/clock.ts';
import { asGroup, describedBy } from './InputProps.ts';
import { SendingBar } from './SendingBar.tsx';
import { useKeptFocus } from './useKeptFocus.ts';
import { useObjectUrl } from './useObjectUrl.ts';
import { useRecording } from './useRecording.ts';
import { useSending } from './useSending.ts';
import type { FileProps } from './useSending.ts';

// As in @mdi/js, but written out, because a package is in one piece: the first question would wait for these as well.
const mdiMicrophone =
  'M12,2A3,3 0 0,1 15,5V11A3,3 0 0,1 12,14A3,3 0 0,1 9,11V5A3,3 0 0,1 12,2M19,11C19,14.53 16.39,17.44 13,17.93V21H11V17.93C7.61,17.44 5,14.53 5,11H7A5,5 0 0,0 12,16A5,5 0 0,0 17,11H19Z';
const mdiStop = 'M18,18H6V6H18V18Z';

interface VoiceRecorderProps extends FileProps {
  readonly maxSeconds: number;
  readonly onUnusable: (because: 'refused' | 'missing') => void;
}

/** Recording, listening to it, and sending it or recording again. */
export function VoiceRecorder({ maxSeconds, onUnusable, ...props }: VoiceRecorderProps) {
  const { texts, wording, named, onProblem } = props;
  const { stage, seconds, start, stop, forget } = useRecording(maxSeconds, onUnusable, () =>
    onProblem(texts.recordingEmpty),
  );
  const { share, faultOf, send, cancel } = useSending(props);
  const hintId = useId();
  const frame = useKeptFocus(share === null ? stage.kind : 'sending');
  const sound = stage.kind === 'recorded' ? stage.sound : null;
  const playable = useObjectUrl(sound);

  const begin = (): void => {
    onProblem(null);
    start();
  };
  const sendSound = (recorded: Blob): void => {
    const fault = faultOf(recorded);
    const [, extension = 'webm'] = recorded.type.split('/');
    if (fault === null) send(recorded, `${wording.voiceMessage}.${extension}`);
    else onProblem(fault);
  };

  return (
    <div ref={frame} role="group" className="dw-voice" {...asGroup(describedBy(named, hintId))}>
      <p className="dw-hint" id={hintId}>
        {texts.voiceHint(clock(maxSeconds))}
      </p>
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
              <path d={stage.kind === 'recording' ? mdiStop : mdiMicrophone} />
            </svg>
            {stage.kind === 'recording' ? texts.stopRecording : texts.record}
          </button>
          {stage.kind === 'recording' && (
            <span className="dw-clock" aria-hidden>
              {clock(seconds)} / {clock(maxSeconds)}
            </span>
          )}
          {stage.kind === 'asking' && <span className="dw-count">{texts.askingMicrophone}</span>}
        </div>
      )}
      {sound && playable && (
        <div className="dw-played">
          {/* What someone has just said needs no captions for themselves. */}
          <audio controls src={playable} aria-label={texts.yourRecording} />
          <span className="dw-clock">{clock(seconds)}</span>
        </div>
      )}
      {sound && share === null && (
        <div className="dw-actions">
          <button type="button" className="dw-button" data-lead onClick={() => sendSound(sound)}>
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
        {sound && (share === null ? texts.recorded : texts.fileOnItsWay)}
      </p>
    </div>
  );
}
