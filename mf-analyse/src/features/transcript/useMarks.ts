import { authorClient, mutate, useCall } from '@dialogwerk/shared/clients';
import type { Called } from '@dialogwerk/shared/clients';
import type { CallResponse, ConversationNote } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { useCallback, useState } from 'react';
import { tellNewMarks } from '../../calls/newMarks.ts';
import { transcriptTexts as texts } from './texts.ts';

type Noted = CallResponse<'conversationMarks'>;

export interface Marks extends Called<Noted> {
  /** Writes a note; whether that worked. */
  readonly addNote: (text: string) => Promise<boolean>;
  /** Deletes a note and offers to write it again. */
  readonly removeNote: (note: ConversationNote) => void;
  /** Puts these words to the conversation. */
  readonly setTags: (tags: readonly string[]) => void;
}

/** What authors noted on a conversation, and the ways to note more, each shown at once. */
export function useMarks(survey_id: string, conversation_id: string): Marks {
  const load = useCallback(
    (signal: AbortSignal) => authorClient.call('conversationMarks', { survey_id, conversation_id }, { signal }),
    [survey_id, conversation_id],
  );
  const called = useCall(load);
  const loaded = called.state.kind === 'loaded' ? called.state.value : null;
  const [changes, setChanges] = useState<Partial<Pick<Noted, 'notes' | 'tags'>>>({});
  const one = { survey_id, conversation_id };
  const notes = changes.notes ?? loaded?.notes ?? [];

  const change = async <Value>(next: typeof changes, call: () => Promise<Value>): Promise<Value | null> => {
    const before = changes;
    const made = await mutate({
      apply: () => setChanges({ ...before, ...next }),
      call,
      rollback: () => setChanges(before),
    });
    if (!made.ok) showNotice(texts.notKept(made.reason));
    tellNewMarks();
    return made.ok ? made.value : null;
  };
  const write = async (note_id: string, text: string, beside: readonly ConversationNote[]): Promise<boolean> => {
    const kept = await change({}, () => authorClient.call('setConversationNote', { ...one, note_id, text }));
    if (kept) setChanges((latest) => ({ ...latest, notes: [...beside, kept.note] }));
    return kept !== null;
  };
  const removeNote = async ({ note_id, text }: ConversationNote): Promise<void> => {
    const rest = notes.filter((note) => note.note_id !== note_id);
    if (!(await change({ notes: rest }, () => authorClient.call('deleteConversationNote', { ...one, note_id }))))
      return;
    showNotice(texts.noteRemoved, { label: texts.undo, run: () => void write(note_id, text, rest) });
  };
  return {
    ...called,
    state: loaded ? { kind: 'loaded', value: { ...loaded, ...changes } } : called.state,
    addNote: (text) => write(crypto.randomUUID(), text, notes),
    removeNote: (note) => void removeNote(note),
    setTags: (tags) =>
      void change({ tags: [...tags] }, () => authorClient.call('setConversationTags', { ...one, tags: [...tags] })),
  };
}
