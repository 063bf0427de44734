import { fireEvent } from '@dialogwerk/shared/testing/screen';
import { mdiTimerOutline } from '@mdi/js';
import { expect, test, vi } from 'vitest';
import { BubbleView } from './BubbleView.ts';
import { drawnIcon } from './drawnIcon.ts';
import { drawnMedia } from './drawnMedia.ts';
import { focusOnce } from './focusOnce.ts';
import { MediaView } from './MediaView.ts';
import { PauseHandle } from './PauseHandle.ts';
import { schema } from './schema.ts';

const bubble = (pause: string | null) => schema.node('bubble', { pause }, [schema.text('Hallo')]);
const file = (filename_db: string, description = '') => schema.node('media', { pause: null, filename_db, description });

function shownIn(parent: HTMLElement): HTMLElement {
  document.body.append(parent);
  return parent;
}

test('an icon is its path, and nothing that is read out', () => {
  const icon = drawnIcon(mdiTimerOutline);
  expect(icon.querySelector('path')?.getAttribute('d')).toBe(mdiTimerOutline);
  expect(icon.getAttribute('aria-hidden')).toBe('true');
});

test('the focus is taken by what is there', () => {
  const field = shownIn(document.createElement('input'));
  focusOnce(field);
  focusOnce(null);
  expect(document.activeElement).toBe(field);
});

test.each([
  ['aaaaaaaaaaaaa.png', 'IMG'],
  ['aaaaaaaaaaaaa.mp3', 'AUDIO'],
  ['aaaaaaaaaaaaa.mp4', 'VIDEO'],
])('of %s is drawn what plays or shows it, or a sentence where it is gone', (filename_db, tag) => {
  const frame = drawnMedia(filename_db);
  const [media] = frame.children;
  expect([media?.tagName, media?.getAttribute('src')]).toEqual([tag, `/media/${filename_db}`]);
  if (media) fireEvent.error(media);
  expect(frame.textContent).toContain('gibt es hier nicht mehr');
});

test('what can neither be seen nor heard is a sentence from the beginning', () => {
  expect(drawnMedia('aaaaaaaaaaaaa.pdf').textContent).toContain('gibt es hier nicht mehr');
});

test('a pause has a button with its seconds, none has no button', () => {
  const row = shownIn(document.createElement('div'));
  const onPause = vi.fn<() => void>();
  const handle = new PauseHandle(row, onPause);
  handle.draw('1250');
  const button = row.querySelector('button');
  expect([button?.textContent, button?.getAttribute('aria-label')]).toEqual([
    '1,25 s Pause',
    '1,25 Sekunden Pause ändern',
  ]);
  expect([handle.holds(button), handle.holds(row), handle.holds(null)]).toEqual([true, false, false]);
  button?.click();
  expect(onPause).toHaveBeenCalledOnce();
  handle.draw(null);
  expect(row.children).toHaveLength(0);
});

test('a bubble’s row keeps its words and draws its pause anew; what is pressed there is no editing', () => {
  const view = new BubbleView(bubble('500'), () => {});
  shownIn(view.dom);
  const button = view.dom.querySelector('button');
  expect(button && view.stopEvent(new MouseEvent('click'))).toBe(false);
  let isStopped: boolean | undefined;
  button?.addEventListener('click', (event) => {
    isStopped = view.stopEvent(event);
  });
  button?.click();
  expect(isStopped).toBe(true);
  expect(view.update(bubble('800'))).toBe(true);
  expect(button?.textContent).toBe('0,8 s Pause');
  expect(view.update(file('aaaaaaaaaaaaa.png'))).toBe(false);
  expect([view.ignoreMutation({ type: 'selection', target: view.dom }), view.contentDOM.parentElement]).toEqual([
    false,
    view.dom,
  ]);
});

test('a file’s row says what is missing until it is described, and stays for the same file alone', () => {
  const events = {
    isReadOnly: () => false,
    onPause: vi.fn<() => void>(),
    onDescribe: vi.fn<(description: string) => void>(),
    onRemove: vi.fn<() => void>(),
    onGoOn: vi.fn<() => void>(),
  };
  const view = new MediaView(file('aaaaaaaaaaaaa.png'), events);
  shownIn(view.dom);
  const missing = view.dom.querySelector('p');
  expect([missing?.hidden, missing?.textContent]).toEqual([false, expect.stringContaining('Ohne Beschreibung')]);
  expect(view.update(file('aaaaaaaaaaaaa.png', 'Ein \\[Hund\\]'))).toBe(true);
  const field = view.dom.querySelector('textarea');
  expect([missing?.hidden, field?.value]).toEqual([true, 'Ein [Hund]']);
  if (field) fireEvent.input(field, { target: { value: 'Ein [Strand]' } });
  expect(events.onDescribe.mock.calls).toEqual([['Ein \\[Strand\\]']]);
  if (field) fireEvent.keyDown(field, { key: 'Enter' });
  expect(events.onGoOn).not.toHaveBeenCalled();
  if (field) fireEvent.keyDown(field, { key: 'Enter', metaKey: true });
  expect(events.onGoOn).toHaveBeenCalledOnce();
  expect([view.update(file('bbbbbbbbbbbbb.png')), view.ignoreMutation()]).toEqual([false, true]);
});
