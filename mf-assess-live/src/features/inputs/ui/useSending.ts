import { useEffect, useRef, useState } from 'react';
import type { MediaOutcome } from '../effects/sendMedia.ts';
import { fileFault, megabytes } from '../model/fileFault.ts';
import type { FileFault, FileRules } from '../model/fileFault.ts';
import type { FileTexts } from '../model/FileTexts.ts';
import type { InputTexts } from '../model/InputTexts.ts';
import type { InputProps } from './InputProps.ts';

/** What everything that sends files gets. */
export interface FileProps extends Pick<InputProps<'upload'>, 'wording' | 'named' | 'onProblem' | 'sendMedia'> {
  readonly texts: FileTexts & Pick<InputTexts, 'send'>;
  readonly rules: FileRules;
  /** Gets the id of the file that is on the server now. */
  readonly onStored: (media_id: string) => void;
}

export interface Sending {
  /** How much is on the server, 0 to 1; null while nothing is on its way. */
  readonly share: number | null;
  /** What is wrong with a file before it is sent; null when nothing is. */
  readonly faultOf: (file: Blob) => string | null;
  readonly send: (file: Blob, name: string) => void;
  /** Stops what is on its way, or waits for the network. */
  readonly cancel: () => void;
}

/** Sends one file at a time; what goes wrong becomes a sentence. Without a connection it is sent once there is one again. */
export function useSending({ texts, wording, rules, sendMedia, onProblem, onStored }: FileProps): Sending {
  const [share, setShare] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const written = (bytes: number): string => wording.number(megabytes(bytes));
  const sentenceOf = (fault: FileFault | Exclude<MediaOutcome, { kind: 'stored' }>): string | null => {
    switch (fault.kind) {
      case 'empty':
        return texts.fileEmpty;
      case 'too-long':
        return texts.recordingTooLong;
      case 'wrong-kind':
        return texts.wrongKind(rules.kinds);
      case 'too-large':
        return texts.fileTooLarge(written('max_bytes' in fault ? fault.max_bytes : rules.max_bytes));
      case 'no-answer':
        return texts.noConnection;
      case 'busy':
        return texts.serverBusy;
      case 'refused':
        return fault.msg || texts.notSent;
      case 'cancelled':
        return null;
    }
  };

  const send = async (file: Blob, name: string): Promise<void> => {
    running.current?.abort();
    const attempt = new AbortController();
    running.current = attempt;
    onProblem(null);
    setShare(0);
    const outcome = await sendMedia(file, name, setShare, attempt.signal);
    if (attempt.signal.aborted) return;
    if (outcome.kind === 'stored') return onStored(outcome.media_id);
    setShare(null);
    onProblem(sentenceOf(outcome));
    if (outcome.kind !== 'no-answer') return;
    globalThis.addEventListener('online', () => void send(file, name), { once: true, signal: attempt.signal });
  };

  return {
    share,
    faultOf(file) {
      const fault = fileFault(file, rules);
      return fault && sentenceOf(fault);
    },
    send: (file, name) => void send(file, name),
    cancel() {
      running.current?.abort();
      setShare(null);
      onProblem(null);
    },
  };
}
