import { authorClient, mutate } from '@dialogwerk/shared/clients';
import { showNotice } from '@dialogwerk/shared/state';
import { storyTexts as texts } from '../storyTexts.ts';

/** Makes a delivered story what it was, with the offer to undo that; `reload` has the view show it. */
export async function resetStory(id: number, reload: () => void): Promise<void> {
  const done = await mutate({ call: () => authorClient.call('resetStory', { id }) });
  if (!done.ok) return showNotice(texts.notReset(done.reason));
  reload();
  showNotice(texts.reset, { label: texts.undo, run: () => void undo(id, done.value.kept_id, reload) });
}

async function undo(id: number, kept_id: string, reload: () => void): Promise<void> {
  const done = await mutate({ call: () => authorClient.call('undoResetStory', { id, kept_id }) });
  if (!done.ok) return showNotice(texts.notUndone(done.reason));
  reload();
  showNotice(texts.undone);
}
