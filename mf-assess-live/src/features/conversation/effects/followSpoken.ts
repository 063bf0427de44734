import { readEvents } from '@dialogwerk/shared/browser';
import { streams } from '@dialogwerk/shared/contract';
import type { WritableAtom } from 'nanostores';
import type { Conversation, Waiting } from '../model/Conversation.ts';
import type { KeptConversation } from './KeptConversation.ts';

/** The conversation of one who waits. */
export interface Following {
  readonly survey_id: string;
  readonly kept: KeptConversation;
  readonly $conversation: WritableAtom<Conversation>;
  /** Settles once nobody waits any more. */
  readonly over: Promise<void>;
}

/**
 * Shows what a language model is saying, as it comes (`streams.spoken`). Whatever goes wrong is no matter: the conversation is
 * asked for beside it, and has the whole.
 */
export async function followSpoken({ survey_id, kept, $conversation, over }: Following): Promise<void> {
  const heard = new AbortController();
  void over.then(() => heard.abort());
  let last: { readonly entries: number; readonly words: Pick<Waiting, 'spoken' | 'thinking'> } | null = null;
  function show(): void {
    const now = $conversation.get();
    if (now.phase !== 'waiting' || now.entries.length !== last?.entries) return;
    const { spoken, thinking, ...silent } = now;
    if (spoken === last.words.spoken && thinking === last.words.thinking) return;
    $conversation.set({ ...silent, ...last.words });
  }
  // Whoever is asked meanwhile tells the conversation without it.
  void over.then($conversation.listen(show));
  const token = kept.sessions.read()?.token_live ?? null;
  try {
    const response = await fetch(`${streams.spoken.path}?${new URLSearchParams({ survey_id })}`, {
      headers: { authorization: `Bearer ${token}` },
      signal: heard.signal,
    });
    if (!response.ok || !response.body) return;
    await readEvents(response.body, (data) => {
      if (data === null) return;
      const told: { readonly text: string } | { readonly thinking: string } = JSON.parse(data);
      const { entries } = $conversation.get();
      last = { entries: entries.length, words: 'text' in told ? { spoken: told.text } : told };
      show();
    });
  } catch {
    return;
  }
}
