import { change, patch, useResource } from '@dialogwerk/shared/clients';
import type { Called } from '@dialogwerk/shared/clients';
import type { CallResponse, ConversationNote } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
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
  const one = { survey_id, conversation_id };
  const called = useResource('conversationMarks', one);
  const shown = (update: (noted: Noted) => Partial<Noted>) =>
    patch('conversationMarks', one, (noted) => ({ ...noted, ...update(noted) }));
  const without = ({ notes }: Noted, note_id: string) => notes.filter((note) => note.note_id !== note_id);

  const write = async (note_id: string, text: string): Promise<boolean> => {
    const kept = await change(
      'setConversationNote',
      { ...one, note_id, text },
      { answered: ({ note }) => [shown((noted) => ({ notes: [...without(noted, note_id), note] }))] },
    );
    if (!kept.ok) showNotice(texts.notKept(kept.reason));
    return kept.ok;
  };
  const removeNote = async ({ note_id, text }: ConversationNote): Promise<void> => {
    const patches = [shown((noted) => ({ notes: without(noted, note_id) }))];
    const gone = await change('deleteConversationNote', { ...one, note_id }, { patches });
    if (gone.ok) showNotice(texts.noteRemoved, { label: texts.undo, run: () => void write(note_id, text) });
    else showNotice(texts.notKept(gone.reason));
  };
  const setTags = async (tags: readonly string[]): Promise<void> => {
    const patches = [shown(() => ({ tags: [...tags] }))];
    const put = await change('setConversationTags', { ...one, tags: [...tags] }, { patches });
    if (!put.ok) showNotice(texts.notKept(put.reason));
  };
  return {
    ...called,
    addNote: (text) => write(crypto.randomUUID(), text),
    removeNote: (note) => void removeNote(note),
    setTags: (tags) => void setTags(tags),
  };
}
