import type { ClientConfig, GivenReply, OpenQuestion, Reply } from '@dialogwerk/shared/contract';
import { respondentTexts, shownReply, shownWithOther } from '@dialogwerk/shared/dialog/messenger';
import type { TestReplies } from '@dialogwerk/shared/state';
import type { Asked, Conversation } from '../features/conversation/model/Conversation.ts';
import type { RunningConversation } from '../features/conversation/effects/RunningConversation.ts';

interface PlayParts {
  readonly running: Pick<RunningConversation, '$conversation' | 'reply'>;
  readonly config: Pick<ClientConfig, 'language' | 'du_sie'>;
  readonly replies: TestReplies['replies'];
  /** Makes up the reply to a question that asks for a file or a recording; null when it cannot. */
  readonly exampleFor: (question: OpenQuestion) => Promise<GivenReply | null>;
  /** Such a reply was given. */
  readonly onExample: () => void;
  /** The author gives this one reply; it goes on by itself afterwards. */
  readonly onByHand: () => void;
  /** The dialog asks something else than it did, or refuses a reply: the author goes on by hand. */
  readonly onStopped: () => void;
}

/** Gives replies in a conversation one after the other, each to its own question, through the real calls. Gives the way to stop. */
export function playReplies(parts: PlayParts): () => void {
  const { running, config, replies, exampleFor, onExample, onByHand, onStopped } = parts;
  const waiting = [...replies];
  const texts = respondentTexts(config.language, config.du_sie);
  let unfollow = (): void => undefined;
  let isOver = waiting.length === 0;
  /** What was asked when a file was to be made up, or given by the author; the next turn is another question. */
  let held: Asked | null = null;
  const isHeld = (now: Asked): boolean => held?.turn === now.turn && isSame(held.question, now.question);
  const stop = (): void => {
    isOver = true;
    unfollow();
  };
  const give = (question: OpenQuestion, reply: GivenReply): void =>
    running.reply(reply, shownWithOther(question.input, reply, texts) ?? shownReply(question.input, reply, texts));

  const giveExample = async (asked: Asked): Promise<void> => {
    held = asked;
    const reply = await exampleFor(asked.question).catch(() => null);
    const now = running.$conversation.get();
    // The author was quicker, or has left.
    if (isOver || now.phase !== 'asked' || !isHeld(now)) return;
    if (!reply) {
      onByHand();
      return;
    }
    give(asked.question, reply);
    onExample();
  };

  const follow = (now: Conversation): void => {
    if (isOver || now.phase === 'opening' || now.phase === 'sending' || now.phase === 'waiting') return;
    if (now.phase === 'asked' && isHeld(now)) return;
    const next = waiting.shift();
    if (!next) {
      stop();
    } else if (now.phase !== 'asked' || now.refused !== null || !isSame(now.question, next)) {
      stop();
      onStopped();
    } else if (isFile(next.reply)) {
      void giveExample(now);
    } else if (next.reply.type === 'timed_out') {
      // Its time has to go by first, and then says so itself.
      held = now;
    } else {
      const { question } = now;
      const given: GivenReply = next.reply;
      // Not within the news of the conversation itself, because a reply is news again.
      queueMicrotask(() => isOver || give(question, given));
    }
  };
  unfollow = running.$conversation.subscribe(follow);
  if (isOver) unfollow();
  return stop;
}

type Question = Pick<OpenQuestion, 'unique_question_id' | 'nachfrage_id'>;

function isSame(one: Question, other: Question): boolean {
  return one.unique_question_id === other.unique_question_id && one.nachfrage_id === other.nachfrage_id;
}

function isFile({ type }: Reply): boolean {
  return type === 'upload' || type === 'voice' || type === 'signature';
}
