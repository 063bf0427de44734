import { trimSigns } from '../../text/trimSigns.ts';
import type { Finder } from '../Span.ts';
import { byPattern } from './byPattern.ts';

export const mails = byPattern(
  'E-Mail',
  /()(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+(?:@|\s?(?:\(at\)|\[at\])\s?)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu,
);

const address =
  /(?<![\p{L}\p{N}@.-])(?:https?:\/\/|www\.|(?:[a-z\d-]{1,40}\.){1,3}(?:com|de|org|net|be|me|at|ch|eu|info|io)\/)[^\s<>"]{2,300}/giu;

/** Without the signs of the sentence behind it. */
export const links: Finder = {
  kind: 'Link',
  find: (text) =>
    [...text.matchAll(address)].map(({ 0: found, index: from }) => ({
      from,
      to: from + trimSigns(found, ".,;:!?)'", 'end').length,
    })),
};

export const handles = byPattern('Profil', /()@[\p{L}\p{N}_.]{2,29}[\p{L}\p{N}_]/gu);

const network =
  /(?:Insta|Instagram|Twitter|TikTok|Snapchat|Discord|Threads|Telegram|Bluesky|Mastodon)(?: ist| heißt| als)?:? $/i;

/** Behind the name of a network, with a sign or a digit that a word of the sentence would not have. */
export const saidHandles = byPattern(
  'Profil',
  /()[\p{L}\d._#]{3,40}/gu,
  ({ found, before }) => /[._#\d]./.test(found) && network.test(before),
);
