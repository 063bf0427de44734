/** The smallest beginnings by which files are known. */
const latin1 = (text: string) => Buffer.from(text, 'latin1');

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** `size` bytes, or as few as it takes. */
function padded(head: Buffer, size: number): Buffer {
  return Buffer.concat([head, Buffer.alloc(Math.max(0, size - head.length), 0x61)]);
}

const pngHead = latin1('\x89PNG\r\n\x1A\n\0\0\0\rIHDR\0\0\0\x08\0\0\0\x08\x08\x02\0\0\0\0\0\0\0');
const pngEnd = latin1('\0\0\0\0IEND\xAE\x42\x60\x82');

/** `size` bytes from 64 on; what it shows is nothing that can be decoded. */
export function aPng(size = 64): Buffer {
  const data = Buffer.alloc(Math.max(0, size - pngHead.length - 12 - pngEnd.length), 0x61);
  return Buffer.concat([pngHead, uint32(data.length), latin1('IDAT'), data, uint32(0), pngEnd]);
}

/** A picture of so many pixels as its header says, with next to nothing in it. */
export function aPngOf(width: number, height: number): Buffer {
  return Buffer.concat([
    latin1('\x89PNG\r\n\x1A\n\0\0\0\rIHDR'),
    uint32(width),
    uint32(height),
    latin1('\x08\x02\0\0\0'),
  ]);
}

export const aJpeg = (size = 64): Buffer =>
  padded(latin1('\xFF\xD8\xFF\xE0\0\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0\xFF\xDA\0\x02'), size);
export const aGif = (): Buffer => padded(latin1('GIF89a\x08\0\x08\0\0\0\0,\0\0\0\0\x08\0\x08\0\0\x02'), 64);
export const aPdf = (size = 64): Buffer => padded(latin1('%PDF-1.7\n'), size);
export const aWav = (size = 64): Buffer => padded(latin1('RIFF\x24\0\0\0WAVEfmt '), size);

/** A WAVE file that plays so long, at 1,000 bytes a second; `announced` is what it says of its size, which may be wrong. */
export function aPlayingWav(seconds: number, announced = seconds * 1_000): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF\0\0\0\0WAVEfmt \x10\0\0\0', 'latin1');
  head.writeUInt32LE(1_000, 28);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(announced, 40);
  return Buffer.concat([head, Buffer.alloc(seconds * 1_000)]);
}

/** An Ogg with Opus whose pages end at these seconds. */
export function aPlayingOgg(...pageEnds: readonly number[]): Buffer {
  const page = (samples: number, content: Buffer): Buffer => {
    const head = Buffer.alloc(28);
    head.write('OggS', 'latin1');
    head.writeBigInt64LE(BigInt(samples), 6);
    head.writeUInt8(1, 26);
    head.writeUInt8(content.length, 27);
    return Buffer.concat([head, content]);
  };
  const opusHead = Buffer.concat([latin1('OpusHead\x01\x01'), Buffer.from([0x38, 0x01]), Buffer.alloc(7)]);
  const sound = pageEnds.map((seconds) => page(seconds * 48_000 + 0x138, Buffer.alloc(200)));
  return Buffer.concat([page(0, opusHead), ...sound]);
}

/** An Ogg whose first packet begins with the codec's name. */
export const anOgg = (codec: string): Buffer => padded(latin1(`OggS\0\x02${'\0'.repeat(20)}\x01\x13${codec}`), 128);

/** An MP4 with its brands and, at its beginning, the handlers of its tracks. */
export function anMp4(brand: string, compatible: readonly string[] = [], tracks: readonly string[] = []): Buffer {
  const brands = latin1(compatible.join(''));
  const ftyp = Buffer.concat([uint32(16 + brands.length), latin1(`ftyp${brand}`), uint32(0), brands]);
  const handlers = tracks.map((kind) => latin1(`\0\0\0\x21hdlr\0\0\0\0\0\0\0\0${kind}${'\0'.repeat(13)}`));
  const head = Buffer.concat(handlers);
  const tables = Buffer.concat([uint32(8 + head.length), latin1('moov'), head]);
  return padded(Buffer.concat([ftyp, tables, uint32(0), latin1('mdat')]), 128);
}

/** A WebM with tracks of these codecs. */
export function aWebm(codecs: readonly string[], size = 128): Buffer {
  const tracks = codecs.map((codec) => `\x86${String.fromCharCode(0x80 + codec.length)}${codec}`).join('');
  return padded(latin1(`\x1A\x45\xDF\xA3\x9F\x42\x86\x81\x01\x42\x82\x84webm${tracks}`), size);
}

/** An archive with entries of these names, none of them compressed. */
export function aZip(names: readonly string[], content = Buffer.from('x')): Buffer {
  const entries = names.map((name) => {
    const header = Buffer.alloc(30);
    header.write('PK\x03\x04', 'latin1');
    header.writeUInt32LE(content.length, 18);
    header.writeUInt16LE(name.length, 26);
    return Buffer.concat([header, latin1(name), content]);
  });
  return Buffer.concat([...entries, latin1('PK\x01\x02')]);
}
