import { publicMediaPath } from '@dialogwerk/shared/contract';
import { mediaKindOf } from '@dialogwerk/shared/dialog';
import { writingTexts as texts } from '../../writingTexts.ts';

/**
 * A file of the dialog to see or hear, with its room from the beginning; a sentence where it cannot be had. What it shows is said by
 * the description beside it.
 */
export function drawnMedia(filename_db: string): HTMLElement {
  const frame = document.createElement('div');
  const kind = mediaKindOf(filename_db);
  frame.dataset['shown'] = kind ?? '';
  const tell = (): void => {
    frame.dataset['shown'] = '';
    frame.textContent = texts.fileGone;
  };
  if (kind === null) {
    tell();
    return frame;
  }
  const media = document.createElement(({ image: 'img', audio: 'audio', video: 'video' } as const)[kind]);
  if (media instanceof HTMLImageElement) media.alt = '';
  else {
    media.controls = true;
    media.preload = 'metadata';
    media.setAttribute('aria-label', texts.media[kind].name);
  }
  media.addEventListener('error', tell);
  media.src = publicMediaPath(filename_db);
  frame.append(media);
  return frame;
}
