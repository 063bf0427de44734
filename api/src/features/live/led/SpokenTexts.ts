import type { ConversationId } from '../../../dialogs/ConversationId.ts';

/** All that was said so far, or what is told while nothing is. */
export type Spoken = { readonly text: string } | { readonly thinking: string };
/** null: nothing more is said. */
type Listener = (spoken: Spoken | null) => void;

/** What models are saying at this moment, by conversation, for who listens. Of this server alone; what was said is stored when it is whole. */
export interface SpokenTexts {
  say(conversation: ConversationId, text: string): void;
  /** The model has said nothing for some time; `sentence` is told of that. */
  think(conversation: ConversationId, sentence: string): void;
  /** The model has spoken, or failed. */
  end(conversation: ConversationId): void;
  /** Tells what was said so far and what follows; gives back what ends that. */
  listen(conversation: ConversationId, listener: Listener): () => void;
}

export function createSpokenTexts(): SpokenTexts {
  const states = new Map<string, Spoken>();
  const listeners = new Map<string, Set<Listener>>();
  const keyOf = ({ survey_id, conversation_id }: ConversationId): string => `${survey_id}/${conversation_id}`;
  const tell = (conversation: ConversationId, spoken: Spoken): void => {
    const key = keyOf(conversation);
    states.set(key, spoken);
    for (const listener of listeners.get(key) ?? []) listener(spoken);
  };
  return {
    say(conversation, text) {
      const now = states.get(keyOf(conversation));
      if (text !== '' && !(now && 'text' in now && now.text === text)) tell(conversation, { text });
    },
    think(conversation, thinking) {
      if (!states.has(keyOf(conversation))) tell(conversation, { thinking });
    },
    end(conversation) {
      const key = keyOf(conversation);
      states.delete(key);
      for (const listener of listeners.get(key) ?? []) listener(null);
    },
    listen(conversation, listener) {
      const key = keyOf(conversation);
      const all = listeners.get(key) ?? new Set();
      listeners.set(key, all.add(listener));
      const now = states.get(key);
      if (now !== undefined) listener(now);
      return () => {
        all.delete(listener);
        if (all.size === 0) listeners.delete(key);
      };
    },
  };
}
