import { renderPart } from '@dialogwerk/shared/testing/part';
import type { OpenQuestion, QuestionInput, Reply } from '@dialogwerk/shared/contract';
import { vi } from 'vitest';
import type { MediaOutcome, SendMedia } from '../effects/sendMedia.ts';
import '../../../testing/loadedChunks.ts';
import type { ReplyInputProps } from '../ui/ReplyInput.tsx';
import { ReplyInput } from '../ui/ReplyInput.tsx';

interface Asked extends Partial<Pick<OpenQuestion, 'optional' | 'in_words' | 'wrong' | 'counted'>> {
  readonly language?: string;
  readonly du_sie?: 'du' | 'sie';
  readonly sendMedia?: SendMedia;
  readonly draft?: ReplyInputProps['draft'];
  readonly refused?: { readonly sentence: string; readonly reply: Reply };
}

/** Draws the input of one question under a bubble 'Die Frage'; gives the person and what was replied, and what was shown. */
export function renderInput(input: QuestionInput, asked: Asked = {}) {
  const onReply = vi.fn<(reply: Reply, shown: string) => void>();
  const {
    optional = false,
    in_words,
    wrong,
    counted,
    language = 'de',
    du_sie = 'sie',
    sendMedia = neverSends,
    refused = null,
    draft = null,
  } = asked;
  const question = {
    unique_question_id: 'q1',
    nachfrage_id: null,
    item_id: null,
    reason: null,
    optional,
    ...(in_words ? { in_words } : {}),
    ...(wrong === undefined ? {} : { wrong }),
    ...(counted ? { counted } : {}),
    input,
  };
  const Screen = () => (
    <>
      <div id="bubble">Die Frage</div>
      <ReplyInput
        {...{ question, draft, language, du_sie, sendMedia, refused, onReply }}
        questionIds={['bubble']}
        label="Ihre Antwort"
      />
    </>
  );
  return { ...renderPart(Screen), onReply };
}

const neverSends: SendMedia = () => Promise.resolve({ kind: 'busy' });

/** A sender whose progress and outcome a test decides; `signal` is that of the newest sending. */
export function aSender() {
  const sent: { name: string; file: Blob; signal: AbortSignal }[] = [];
  let onShare: (share: number) => void = () => undefined;
  let settle: (outcome: MediaOutcome) => void = () => undefined;
  const sendMedia: SendMedia = ({ name, file }, report, signal) => {
    sent.push({ name, file, signal });
    onShare = report;
    return new Promise((resolve) => {
      settle = resolve;
    });
  };
  return {
    sendMedia,
    sent,
    progress: (share: number) => onShare(share),
    outcome: (outcome: MediaOutcome) => settle(outcome),
  };
}
