import { CallError } from '../errors/CallError.ts';

/** What makes programs take a file for a page, a script or a document, wherever it stands; long enough to stand in no picture by chance. */
const SIGNS = ['<script', '<html', '<!doctype', '<iframe', '<?php', '<svg', '%pdf-1.'] as const;
/** Of an archive: its end, which lies within the last bytes of a file. */
const ARCHIVE_END = 'PK\x05\x06';
const ARCHIVE_START = 'PK\x03\x04';
const LONGEST = Math.max(...SIGNS.map((sign) => sign.length));

/**
 * A picture's content as it is; refuses (415) one that somebody could take for something else, such as a picture with a page or an archive
 * behind it. Two signs of an archive, because four bytes come about by chance.
 */
export async function* refuseTwoInOne(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let before = '';
  let hasStart = false;
  let hasEnd = false;
  for await (const chunk of content) {
    const text = before + chunk.toString('latin1');
    const lower = text.toLowerCase();
    hasStart ||= text.includes(ARCHIVE_START);
    hasEnd ||= text.includes(ARCHIVE_END);
    if ((hasStart && hasEnd) || SIGNS.some((sign) => lower.includes(sign))) throw new CallError('media/two-in-one');
    before = text.slice(-LONGEST);
    yield chunk;
  }
}
