import { crc32 } from 'node:zlib';
import { mp4Film, webmFilm } from './recordings.data.ts';

/** What a file says of its maker: stands in each of these files more than once, and in no picture or sound. */
export const MARK = 'GEHEIM-48.137N-SN0815';
/** What is shown or heard. */
export const CONTENT = 'das-sieht-und-hoert-man';
/** A colour profile's. */
export const COLOURS = 'farbprofil';

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const mark = latin1(MARK);

function be(bytes: 2 | 4, value: number): Buffer {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
}
function le(bytes: 2 | 3 | 4, value: number): Buffer {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntLE(value, 0, bytes);
  return buffer;
}

/** A TIFF of Intel's order with an orientation, a maker and the mark behind it. */
const exifOf = (orientation: number): Buffer =>
  Buffer.concat([
    latin1('II*\0\x08\0\0\0\x02\0\x12\x01\x03\0\x01\0\0\0'),
    le(2, orientation),
    latin1('\0\0\x0f\x01\x02\0\x15\0\0\0\x26\0\0\0\0\0\0\0'),
    mark,
  ]);

const segment = (marker: number, content: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0xff, marker]), be(2, content.length + 2), content]);

/** A JPEG as a phone writes one: held on its side, with a preview, XMP, IPTC, a comment, a further picture and a film behind its end. */
export function aTaggedJpeg(orientation: number): Buffer {
  return Buffer.concat([
    latin1('\xff\xd8'),
    segment(0xe0, Buffer.concat([latin1('JFIF\0\x01\x01\0\0\x01\0\x01\x01\x01'), latin1('abc')])),
    segment(0xe1, Buffer.concat([latin1('Exif\0\0'), exifOf(orientation)])),
    segment(0xe1, Buffer.concat([latin1('http://ns.adobe.com/xap/1.0/\0'), mark])),
    segment(0xe2, latin1(`ICC_PROFILE\0\x01\x01${COLOURS}`)),
    segment(0xe2, Buffer.concat([latin1('MPF\0'), mark])),
    segment(0xed, Buffer.concat([latin1('Photoshop 3.0\0'), mark])),
    segment(0xfe, mark),
    segment(0xdb, Buffer.alloc(65)),
    segment(0xc0, latin1('\x08\0\x08\0\x10\x01\x01\x11\0')),
    segment(0xda, latin1('\x01\x01\0\0\x3f\0')),
    latin1(`${CONTENT}\xff\0\xff\xd0${CONTENT}`),
    segment(0xfe, mark),
    segment(0xda, latin1('\x01\x01\0\0\x3f\0')),
    latin1(`${CONTENT}\xff\xd9`),
    mark,
    latin1('\xff\xd8'),
    segment(0xe1, Buffer.concat([latin1('Exif\0\0'), exifOf(1)])),
    latin1('\xff\xd9'),
  ]);
}

function pngChunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([latin1(type), content]);
  return Buffer.concat([be(4, content.length), named, be(4, crc32(named))]);
}

export function aTaggedPng(orientation: number): Buffer {
  return Buffer.concat([
    latin1('\x89PNG\r\n\x1a\n'),
    pngChunk('IHDR', latin1('\0\0\0\x08\0\0\0\x08\x08\x02\0\0\0')),
    pngChunk('iCCP', latin1(COLOURS)),
    ...['tEXt', 'iTXt', 'zTXt', 'tIME', 'caBX'].map((type) => pngChunk(type, mark)),
    pngChunk('eXIf', exifOf(orientation)),
    pngChunk('IDAT', latin1(CONTENT)),
    pngChunk('tEXt', mark),
    pngChunk('IEND', Buffer.alloc(0)),
    mark,
  ]);
}

function riff(form: string, ...chunks: readonly (readonly [type: string, content: Buffer])[]): Buffer {
  const body = chunks.map(([type, content]) =>
    Buffer.concat([latin1(type), le(4, content.length), content, Buffer.alloc(content.length % 2)]),
  );
  const all = Buffer.concat([latin1(form), ...body]);
  return Buffer.concat([latin1('RIFF'), le(4, all.length), all]);
}

export const aTaggedWebp = (orientation: number): Buffer =>
  riff(
    'WEBP',
    ['VP8X', Buffer.concat([latin1('\x2c\0\0\0'), le(3, 7), le(3, 7)])],
    ['ICCP', latin1(COLOURS)],
    ['VP8 ', latin1(CONTENT)],
    ['EXIF', exifOf(orientation)],
    ['XMP ', mark],
    ['????', mark],
  );

export const aTaggedWav = (): Buffer =>
  riff(
    'WAVE',
    ['fmt ', Buffer.concat([le(2, 1), le(2, 1), le(4, 8000), le(4, 8000), le(2, 1), le(2, 8)])],
    ['bext', mark],
    ['data', latin1(CONTENT)],
    ['LIST', Buffer.concat([latin1('INFOIART'), le(4, mark.length), mark])],
    ['id3 ', mark],
  );

export function aTaggedGif(): Buffer {
  const block = (content: string) => String.fromCharCode(content.length) + content;
  return latin1(
    [
      'GIF89a\x08\0\x08\0\x80\0\0abcdef',
      `!\xff${block('NETSCAPE2.0')}\x03\x01\0\0\0`,
      `!\xfe${block(MARK)}\0`,
      `!\xff${block('XMP DataXMP')}${block(MARK)}\0`,
      `!\xf9\x04\0\0\0\0\0,\0\0\0\0\x08\0\x08\0\0\x02${block(CONTENT)}\0`,
      `!\xfe${block(MARK)}\0;${MARK}`,
    ].join(''),
  );
}

const box = (type: string, ...content: readonly Buffer[]): Buffer => {
  const all = Buffer.concat(content);
  return Buffer.concat([be(4, all.length + 8), latin1(type), all]);
};

/** An AVIF with Exif in its `mdat` and XMP in its `meta`, as encoders and editors write them. */
export function aTaggedAvif(): Buffer {
  const ftyp = box('ftyp', latin1('avif'), be(4, 0), latin1('avifmif1'));
  const infe = (id: number, type: string) => box('infe', be(4, 0x02_000000), be(2, id), be(2, 0), latin1(`${type}\0`));
  const meta = (places: readonly number[]) =>
    box(
      'meta',
      be(4, 0),
      box('hdlr', be(4, 0), be(4, 0), latin1('pict'), Buffer.alloc(13)),
      box('pitm', be(4, 0), be(2, 1)),
      box('iinf', be(4, 0), be(2, 3), infe(1, 'av01'), infe(2, 'Exif'), infe(3, 'mime')),
      box(
        'iloc',
        be(4, 0x01_000000),
        latin1('\x44\0'),
        be(2, 3),
        ...places.map((at, index) =>
          Buffer.concat([
            be(2, index + 1),
            be(2, index === 2 ? 1 : 0),
            be(2, 0),
            be(2, 1),
            be(4, at),
            be(4, [CONTENT.length, 4 + exifOf(1).length, mark.length][index] ?? 0),
          ]),
        ),
      ),
      box('iprp', box('ipco', box('ispe', be(4, 0), be(4, 8), be(4, 8)))),
      box('idat', mark),
      box('uuid', mark),
    );
  const from = ftyp.length + meta([0, 0, 0]).length + 8;
  const mdat = box('mdat', latin1(CONTENT), be(4, 0), exifOf(1));
  return Buffer.concat([ftyp, meta([from, from + CONTENT.length, 0]), mdat, box('udta', mark)]);
}

/**
 * A film with a place in its head, as phones write it, and a track of measurements, as action cameras do; its head stands behind
 * the film.
 */
export function aTaggedMp4(): Buffer {
  const ftyp = box('ftyp', latin1('isom'), be(4, 0), latin1('isommp42'));
  const free = box('free', mark);
  const from = ftyp.length + free.length + 8;
  const mdat = box('mdat', latin1(CONTENT), mark, latin1(CONTENT), mark);
  const table = (places: readonly number[], size: number) =>
    box(
      'stbl',
      box('stsc', be(4, 0), be(4, 1), be(4, 1), be(4, 1), be(4, 1)),
      box('stsz', be(4, 0), be(4, 0), be(4, places.length), ...places.map(() => be(4, size))),
      box('stco', be(4, 0), be(4, places.length), ...places.map((at) => be(4, at))),
    );
  const track = (kind: string, places: readonly number[], size: number) =>
    box(
      'trak',
      box('tkhd', be(4, 0), be(4, 3_800_000_000), be(4, 3_800_000_000), be(4, 1), Buffer.alloc(68)),
      box('mdia', box('hdlr', be(4, 0), be(4, 0), latin1(kind), Buffer.alloc(13)), box('minf', table(places, size))),
      box('udta', box('name', mark)),
    );
  const step = CONTENT.length + mark.length;
  const moov = box(
    'moov',
    box('mvhd', be(4, 0), be(4, 3_800_000_000), be(4, 3_800_000_000), be(4, 1000), be(4, 1000), Buffer.alloc(80)),
    track('vide', [from, from + step], CONTENT.length),
    track('meta', [from + CONTENT.length, from + CONTENT.length + step], mark.length),
    box('udta', box('\xa9xyz', be(2, mark.length), be(2, 0), mark)),
    box('meta', be(4, 0), box('ilst', mark)),
  );
  return Buffer.concat([ftyp, free, mdat, moov, box('uuid', mark)]);
}

/** What Chromium recorded, with boxes of a place at the end. */
export const aTaggedRecording = (): Buffer =>
  Buffer.concat([mp4Film, box('udta', box('\xa9xyz', be(2, mark.length), be(2, 0), mark))]);

/** What Chromium recorded, with tags at the end; both of lengths that are not known. */
export function aTaggedWebm(): Buffer {
  const tags = Buffer.concat([
    latin1('\x12\x54\xc3\x67'),
    Buffer.from([0x80 | (mark.length + 3)]),
    latin1('\x73\x73'),
    Buffer.from([0x80 | mark.length]),
    mark,
  ]);
  const name = Buffer.concat([
    latin1('\x15\x49\xa9\x66'),
    Buffer.from([0x80 | (mark.length + 3)]),
    latin1('\x7b\xa9'),
    Buffer.from([0x80 | mark.length]),
    mark,
  ]);
  return Buffer.concat([webmFilm, tags, name]);
}

export function aTaggedMp3(): Buffer {
  const id3 = Buffer.concat([latin1('ID3\x04\0\0\0\0\0'), Buffer.from([mark.length]), mark]);
  const ape = (flags: number) =>
    Buffer.concat([latin1('APETAGEX'), le(4, 2000), le(4, 32 + mark.length), le(4, 1), le(4, flags), Buffer.alloc(8)]);
  const apeTag = Buffer.concat([ape(0xa0_00_00_00), mark, ape(0x80_00_00_00)]);
  const id3v1 = Buffer.concat([latin1('TAG'), mark, Buffer.alloc(125 - mark.length)]);
  return Buffer.concat([id3, id3, latin1('\xff\xfb\x90\0'), latin1(CONTENT), apeTag, id3v1]);
}

/** An Ogg whose comments are so long that they run over two pages. */
export function aTaggedOgg(codec: 'opus' | 'vorbis' | 'flac'): Buffer {
  const long = Buffer.concat([mark, Buffer.alloc(66_000, 'x'), mark]);
  const comments = Buffer.concat([le(4, mark.length), mark, le(4, 1), le(4, long.length), long]);
  const packets = {
    opus: [latin1('OpusHead\x01\x01\0\0\0\0\0\0\0\0\0'), Buffer.concat([latin1('OpusTags'), comments])],
    vorbis: [latin1('\x01vorbis\0\0\0\0'), Buffer.concat([latin1('\x03vorbis'), comments, latin1('\x01')])],
    flac: [
      latin1('\x7fFLAC\x01\0\0\x02fLaC'),
      Buffer.concat([latin1('\x04'), Buffer.from(be(4, comments.length).subarray(1)), comments]),
      Buffer.concat([latin1('\x86'), Buffer.from(be(4, mark.length).subarray(1)), mark]),
    ],
  }[codec];
  return Buffer.concat([...pagesOf(packets), ...pagesOf([latin1(CONTENT)], packets.length * 3)]);
}

function pagesOf(packets: readonly Buffer[], first = 0): Buffer[] {
  const pages: Buffer[] = [];
  for (const packet of packets) {
    const segments: number[] = [];
    for (let left = packet.length; left >= 0; left -= 255) segments.push(Math.min(left, 255));
    for (let from = 0; from < segments.length; from += 255) {
      const own = segments.slice(from, from + 255);
      const start = from * 255;
      const body = packet.subarray(start, start + own.reduce((sum, length) => sum + length, 0));
      const head = Buffer.alloc(27);
      head.write('OggS', 'latin1');
      head.writeUInt8((from > 0 ? 1 : 0) | (first + pages.length === 0 ? 2 : 0), 5);
      head.writeUInt32LE(7, 14);
      head.writeUInt32LE(first + pages.length, 18);
      head.writeUInt8(own.length, 26);
      pages.push(Buffer.concat([head, Buffer.from(own), body]));
    }
  }
  return pages;
}
