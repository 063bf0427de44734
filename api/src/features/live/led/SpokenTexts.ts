import type { ConversationId } from '../../../dialogs/ConversationId.ts';

/** null: nothing more is said. */
type Listener = (text: string | null) => void;

/** What models are saying at this moment, by conversation, for who listens. Of this server alone; what was said is stored when it is whole. */
export interface SpokenTexts {
  say(conversation: ConversationId, text: string): void;
  /** The model has spoken, or failed. */
  end(conversation: ConversationId): void;
  /** Tells what was said so far and what follows; gives back what ends that. */
  listen(conversation: ConversationId, listener: Listener): () => void;
}

export function createSpokenTexts(): SpokenTexts {
  const texts = new Map<string, string>();
  const listeners = new Map<string, Set<Listener>>();
  const keyOf = ({ survey_id, conversation_id }: ConversationId): string => `${survey_id}/${conversation_id}`;
  return {
    say(conversation, text) {
      const key = keyOf(conversation);
      if (text === '' || texts.get(key) === text) return;
      texts.set(key, text);
      for (const listener of listeners.get(key) ?? []) listener(text);
    },
    end(conversation) {
      const key = keyOf(conversation);
      texts.delete(key);
      for (const listener of listeners.get(key) ?? []) listener(null);
    },
    listen(conversation, listener) {
      const key = keyOf(conversation);
      const all = listeners.get(key) ?? new Set();
      listeners.set(key, all.add(listener));
      const now = texts.get(key);
      if (now !== undefined) listener(now);
      return () => {
        all.delete(listener);
        if (all.size === 0) listeners.delete(key);
      };
    },
  };
}
