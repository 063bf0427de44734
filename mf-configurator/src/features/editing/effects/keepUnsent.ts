import { persistedDraftOf } from '../model/PersistedDraft.ts';
import type { Editor } from '../state/createEditor.ts';
import type { Outbox } from './outbox.ts';

/** Keeps what an editor has not sent yet in an outbox, at each change; gives the way to stop. */
export function keepUnsent(editor: Editor, outbox: Outbox): () => void {
  let known = editor.$state.get();
  return editor.$state.listen((state) => {
    const { pending, deferred, conflicts } = known;
    known = state;
    const isSame = pending === state.pending && deferred === state.deferred && conflicts === state.conflicts;
    if (!isSame) outbox.keep(persistedDraftOf(state, Date.now()));
  });
}
