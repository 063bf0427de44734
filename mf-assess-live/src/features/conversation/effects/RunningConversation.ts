import type { Client } from '@dialogwerk/shared/clients/respondent';
import type { CallResponse, LiveCallName, OpenQuestion, Reply } from '@dialogwerk/shared/contract';
import type { ReadableAtom, WritableAtom } from 'nanostores';
import type { Draft } from './keepDraft.ts';
import type { NotDone } from '../model/CallOutcome.ts';
import type { Announcement, Conversation, Undo } from '../model/Conversation.ts';

/** A question that was answered, with its reply. */
export type Answered = CallResponse<'answered'>['answered'][number];

export interface RunningConversation {
  readonly $conversation: ReadableAtom<Conversation>;
  /** The receipt's code, as far as it is known. */
  readonly $receipt: ReadableAtom<string | null>;
  /** The language that it is in; null as long as that is not known, and where its dialog has only one. */
  readonly $language: ReadableAtom<string | null>;
  /** What became of a change or of a reply that came second; null again with the next reply or change. */
  readonly $announcement: WritableAtom<Announcement | null>;
  /** Whether the server keeps the respondent waiting; whoever shows it sets it back. */
  readonly $slow: WritableAtom<boolean>;
  /** Whether the reply that waits outlives the page. */
  readonly isLasting: () => boolean;
  /** What is typed and not yet sent. */
  readonly draft: Pick<Draft, 'read' | 'write'>;
  /** Answers the open question; `shown` is the respondent's bubble. */
  readonly reply: (reply: Reply, shown: string) => void;
  /** Takes the reply that the page's own choices have put into the outbox since the conversation was begun. */
  readonly takeKept: () => void;
  /** Shows at once what has been said and still waits for its pause. */
  readonly showAll: () => void;
  /** Gives an earlier question another reply; the dialog goes on from there. false while another reply is on its way. `before`: what takes it back. */
  readonly change: (
    question: OpenQuestion,
    reply: Reply,
    shown: string,
    before: Omit<Undo, 'question'> | null,
  ) => boolean;
  /** Goes on in another language of the dialog; false where that could not be done. */
  readonly speak: (language: string) => Promise<boolean>;
  /** For calls that parts on demand make about it. */
  readonly client: Client<LiveCallName>;
  /** Takes over what other tabs and devices have answered, from now on; resolves once it does. */
  readonly followTabs: () => Promise<object>;
  /** The live user's token as it is now, for what is sent beside the calls; null before there is one. */
  readonly token: () => string | null;
  /** Has the token renewed when it has run out. */
  readonly renewToken: () => Promise<void>;
  /** Ends the wait for the next attempt. */
  readonly tryNow: () => void;
  /** Begins anew as another live user, after the conversation was lost. */
  readonly beginAgain: () => void;
  /** Spec §4, 'Restart and delete'; gives null when it is done, which has to be followed by a fresh page. */
  readonly restartOrDelete: (action: 'restart' | 'delete') => Promise<NotDone | null>;
  /** Leaves it; a reply on its way stays in the outbox. */
  readonly stop: () => void;
}
