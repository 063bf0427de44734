import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { HEAD_BYTES, sniffMedia } from './sniffMedia.ts';
import { aGif, aJpeg, aPdf, aPng, aWav, aZip, anMp4, anOgg, aWebm } from '../../testing/media/sampleFiles.ts';

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const typeOf = (head: Buffer) => sniffMedia(head)?.type ?? null;

describe('what is taken is known by its first bytes', () => {
  test.each<[string, Buffer, string]>([
    ['a JPEG', aJpeg(), 'image/jpeg'],
    ['a PNG', aPng(), 'image/png'],
    ['a GIF', aGif(), 'image/gif'],
    ['a WebP', latin1('RIFF\x24\0\0\0WEBPVP8 '), 'image/webp'],
    ['an AVIF', anMp4('avif'), 'image/avif'],
    ['an AVIF by a compatible brand', anMp4('mif1', ['miaf', 'avif']), 'image/avif'],
    ['an MP3 with a tag', latin1('ID3\x04\0\0\0\0\0\0'), 'audio/mpeg'],
    ['a bare MP3', Buffer.from([0xff, 0xfb, 0x90, 0x64, 0, 0]), 'audio/mpeg'],
    ['a WAVE', aWav(), 'audio/wav'],
    ['an Ogg with Opus', anOgg('OpusHead'), 'audio/ogg'],
    ['an M4A', anMp4('M4A '), 'audio/mp4'],
    ['a recording of Safari', anMp4('iso5', ['isom'], ['soun']), 'audio/mp4'],
    ['a recording of Chrome', aWebm(['A_OPUS']), 'audio/webm'],
    ['a WebM with pictures', aWebm(['V_VP9', 'A_OPUS']), 'video/webm'],
    ['an MP4', anMp4('isom', [], ['vide', 'soun']), 'video/mp4'],
    ['an MP4 whose tracks stand at its end', anMp4('mp42'), 'video/mp4'],
    ['a PDF', aPdf(), 'application/pdf'],
    ['a text', Buffer.from('Größe: 3 < 4\nZeile zwei\n'), 'text/plain; charset=utf-8'],
    ['captions', Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nGrüß Gott'), 'text/vtt; charset=utf-8'],
    ['captions behind a byte order mark', Buffer.from('\uFEFFWEBVTT - Film\n'), 'text/vtt; charset=utf-8'],
    ['a text about captions', Buffer.from('WEBVTTs sind Dateien.\n'), 'text/plain; charset=utf-8'],
    ['a Word file', aZip(['[Content_Types].xml', '_rels/.rels', 'word/document.xml']), expect.stringContaining('word')],
    ['an Excel file', aZip(['[Content_Types].xml', 'xl/workbook.xml']), expect.stringContaining('sheet')],
  ])('%s', (_, head, type) => {
    expect(typeOf(head)).toEqual(type);
  });

  test('an OpenDocument text', () => {
    const type = 'application/vnd.oasis.opendocument.text';
    expect(typeOf(aZip(['mimetype'], Buffer.from(type)))).toBe(type);
  });

  test('a long text whose head ends in the middle of a letter', () => {
    expect(typeOf(Buffer.from(`a${'ä'.repeat(HEAD_BYTES)}`).subarray(0, HEAD_BYTES))).toContain('text/plain');
  });
});

describe('what could carry a script, or is nothing that is taken, is not known', () => {
  test.each<[string, Buffer]>([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['an SVG behind a byte order mark', Buffer.from('\uFEFF  <?xml version="1.0"?><svg/>')],
    ['a page', Buffer.from('<!DOCTYPE html><p>Hallo')],
    ['a page behind a text', Buffer.from('Hallo\n<script>alert(1)</script>')],
    ['a compressed SVG', Buffer.concat([Buffer.from([0x1f, 0x8b]), deflateRawSync('<svg/>')])],
    ['a program of Windows', latin1('MZ\x90\0\x03\0\0\0')],
    ['a program of Linux', latin1('\x7FELF\x02\x01\x01')],
    ['a QuickTime film', anMp4('qt  ')],
    ['an HEIC picture', anMp4('heic', ['mif1'])],
    ['a Matroska film', latin1('\x1A\x45\xDF\xA3\x93\x42\x82\x88matroska')],
    ['an Ogg with pictures', anOgg('\x80theora')],
    ['an AAC stream', Buffer.from([0xff, 0xf1, 0x50, 0x80])],
    ['an archive', aZip(['bild.png', 'programm.exe'])],
    ['an OpenDocument table', aZip(['mimetype'], Buffer.from('application/vnd.oasis.opendocument.spreadsheet'))],
    ['an AVI film', latin1('RIFF\x24\0\0\0AVI LIST')],
    ['bytes that are no text', Buffer.from([0xc3, 0x28, 0xa0, 0xff])],
    ['a text with a NUL', Buffer.from('Hallo\0')],
    ['blanks', Buffer.from(' \n ')],
    ['nothing', Buffer.alloc(0)],
    ['a cut signature', latin1('\x89PN')],
    ['a cut MP4', latin1('\0\0\0\x20ftyp')],
    ['a cut archive', latin1('PK\x03\x04\x14')],
  ])('%s', (_, head) => {
    expect(sniffMedia(head)).toBeNull();
  });
});
