import { change } from '@dialogwerk/shared/clients';
import { showNotice } from '@dialogwerk/shared/state';
import { storyTexts as texts } from './storyTexts.ts';

/** Makes a delivered story what it was, with the offer to undo that. */
export async function resetStory(id: number): Promise<void> {
  const done = await change('resetStory', { id });
  if (!done.ok) return showNotice(texts.notReset(done.reason));
  showNotice(texts.reset, { label: texts.undo, run: () => void undo(id, done.value.kept_id) });
}

async function undo(id: number, kept_id: string): Promise<void> {
  const done = await change('undoResetStory', { id, kept_id });
  showNotice(done.ok ? texts.undone : texts.notUndone(done.reason));
}
