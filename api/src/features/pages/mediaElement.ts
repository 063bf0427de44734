import type { DialogEntry } from '@dialogwerk/shared/contract';
import { plainText } from '@dialogwerk/shared/dialog/messenger';
import { escapeHtml } from '../../escapeHtml.ts';

/** A file in a page's first bubbles, with the room that the messenger gives it, so that nothing moves when that takes over. */
export function mediaElement(
  { location, type, width, height, shown }: NonNullable<DialogEntry['media']>,
  text: string,
): string {
  const source = `class="dw-media" src="${escapeHtml(location)}"`;
  if (type.startsWith('image/')) {
    const room = width && height ? ` width="${width}" height="${height}"` : '';
    const others = shown && 'srcSet' in shown ? ` srcset="${escapeHtml(shown.srcSet)}" sizes="${shown.sizes}"` : '';
    return `<img ${source} alt="${escapeHtml(text)}"${room}${others}>`;
  }
  if (type === 'text/html')
    return `<a href="${escapeHtml(location)}" rel="noopener noreferrer">${escapeHtml(text)}</a>`;
  const said = plainText(text);
  const label = said === '' ? '' : ` aria-label="${escapeHtml(said)}"`;
  const element = type.startsWith('audio/') ? 'audio' : 'video';
  const before =
    shown && 'poster' in shown ? `preload="none" poster="${escapeHtml(shown.poster)}"` : 'preload="metadata"';
  return `<${element} ${source} controls ${before}${label}></${element}>`;
}
