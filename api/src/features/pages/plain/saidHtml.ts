import type { DialogEntry } from '@dialogwerk/shared/contract';
import { directionOf } from '@dialogwerk/shared/dialog/messenger';
import { escapeHtml } from '../../../escapeHtml.ts';
import { bubbleHtml } from '../markdownHtml.ts';
import { attributes } from './forms/controls.ts';
import type { PlainTexts } from './PlainTexts.ts';

/** What stands around what was said. */
export interface Said {
  /** Who the bot is. */
  readonly speaker: string;
  readonly language: string;
  readonly texts: PlainTexts;
  /** Where the respondent's bubble at a place is changed; null where it cannot be. */
  readonly changeAt: (place: number) => string | null;
}

/** Bubbles as a list, from a place in the transcript on. */
export function saidHtml(entries: readonly DialogEntry[], from: number, said: Said): string {
  const rows = entries.map((entry, index) => bubbleOf(entry, from + index, said));
  return `<ol class="dw-log">${rows.join('')}</ol>`;
}

function bubbleOf(entry: DialogEntry, place: number, said: Said): string {
  const { texts, speaker } = said;
  if (entry.type === 'changed')
    return `<li class="marker"${attributes({ lang: texts.lang })}>${escapeHtml(entry.context)}</li>`;
  const isBot = entry.user_or_bot === 'bot';
  const who = `<span class="dw-hidden">${escapeHtml(isBot ? speaker : texts.you)}: </span>`;
  const href = isBot || entry.unique_question_id === null ? null : said.changeAt(place);
  const change =
    href === null
      ? ''
      : `<a${attributes({ class: 'change', href, lang: texts.lang, 'aria-label': texts.changeThis(entry.context) })}>${escapeHtml(texts.change)}</a>`;
  const { language = said.language } = entry;
  // A dialog that was switched has said some of it in another language.
  const own = language === said.language ? {} : { lang: language, dir: directionOf(language) };
  return `<li${attributes({ class: `dw-bubble${isBot ? '' : ' dw-user'}`, ...own })}>${who}${entryHtml(entry, said)}${change}</li>`;
}

/** What one entry says, without who says it. */
export function entryHtml(
  { context, media, user_or_bot }: DialogEntry,
  { texts, language }: Pick<Said, 'texts' | 'language'>,
): string {
  const isBot = user_or_bot === 'bot';
  if (!media) return isBot ? bubbleHtml(context, texts.newTab) : `<p class="typed">${escapeHtml(context)}</p>`;
  const { location, type, captions, width = null, height = null, length = '', shown } = media;
  const widths = shown && 'srcSet' in shown ? { srcset: shown.srcSet, sizes: shown.sizes } : {};
  const before = shown && 'poster' in shown ? shown : { preload: 'metadata' };
  if (type.startsWith('image/'))
    return `<img${attributes({ class: 'dw-media', src: location, alt: context, width, height, ...widths })}>`;
  const isAudio = type.startsWith('audio/');
  if (!isAudio && !type.startsWith('video/'))
    return `<a${attributes({ href: location, target: '_blank', rel: 'noopener noreferrer' })}>${escapeHtml(context)}<span class="dw-hidden"> ${escapeHtml(texts.newTab)}</span></a>`;
  const element = isAudio ? 'audio' : 'video';
  const label = isBot ? texts[element] : context;
  const track =
    captions === undefined
      ? ''
      : `<track${attributes({ kind: 'captions', src: captions, srclang: language, label: texts.captions, default: true })}>`;
  // Who cannot play it here can still have it.
  const link = `<a${attributes({ href: location })}>${escapeHtml(label)}</a>`;
  const played = `<${element}${attributes({ class: 'dw-media', src: location, controls: true, ...before, 'aria-label': label })}>${track}${link}</${element}>${length === '' ? '' : `<small>${length}</small>`}`;
  if (!isBot || context === '') return played;
  return `${played}<details><summary${attributes({ lang: texts.lang })}>${escapeHtml(texts.transcript)}</summary>${bubbleHtml(context, texts.newTab)}</details>`;
}

/** The place from which what stands newest is shown: behind what was said before the respondent's last words. */
export function newestFrom(entries: readonly DialogEntry[]): number {
  const last = entries.findLastIndex(({ user_or_bot }) => user_or_bot === 'user');
  return Math.max(last, 0);
}

/** The places of the bubbles that ask a question: the last ones that the bot has said about it before a place. */
export function askedAt(
  entries: readonly DialogEntry[],
  { unique_question_id, nachfrage_id }: Pick<DialogEntry, 'unique_question_id' | 'nachfrage_id'>,
): number {
  const other = entries.findLastIndex(
    (entry) =>
      entry.user_or_bot !== 'bot' ||
      entry.type === 'acknowledgement' ||
      entry.unique_question_id !== unique_question_id ||
      entry.nachfrage_id !== nachfrage_id,
  );
  return other + 1;
}
