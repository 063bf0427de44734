import type { ChatsData, DialogData } from '@dialogwerk/shared/contract';

/**
 * What a public dialog page calls: takes over the bubbles that its HTML shows. Does nothing on the page of a dialog that
 * cannot be had, whose HTML says so. Rejects when the messenger does not come.
 *
 * This file holds nothing that others import, because a page that asks for it once more does so by another address.
 */
export async function mount(root: HTMLElement, data: DialogData | ChatsData): Promise<void> {
  if ('problem' in data) return;
  const { takeOver } = await import('./takeOver.tsx');
  await takeOver(root, data);
}
