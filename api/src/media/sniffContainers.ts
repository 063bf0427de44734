/** WAVE and WebP. */
export function sniffRiff(head: Buffer): 'wav' | 'webp' | null {
  const form = head.toString('latin1', 8, 12);
  if (form === 'WAVE') return 'wav';
  return form === 'WEBP' ? 'webp' : null;
}

const AVIF = /^(avif|avis)$/;
const MP4_AUDIO = /^M4[AB] $/;
const MP4_ANY = /^(isom|iso[2-9]|mp4[12]|avc1|dash|M4V |MSNV|mmp4|3gp[4-7])$/;

/**
 * The family of MP4. A browser's recorder names no audio brand for what has only sound, so the tracks decide as far as
 * they stand at the beginning, as a recorder writes them.
 */
export function sniffMp4(head: Buffer): 'avif' | 'm4a' | 'mp4' | null {
  const size = head.length < 8 ? 0 : Math.min(head.readUInt32BE(0), head.length, 512);
  const brand = head.toString('latin1', 8, 12);
  const brands = [brand, ...(head.toString('latin1', 16, size).match(/[^]{4}/g) ?? [])];
  if (AVIF.test(brand) || (brand === 'mif1' && brands.some((each) => AVIF.test(each)))) return 'avif';
  if (MP4_AUDIO.test(brand)) return 'm4a';
  if (!MP4_ANY.test(brand)) return null;
  // A handler box: its type, version and flags, four bytes of zero, then the kind of track.
  const handlers = head.toString('latin1').matchAll(/hdlr\0\0\0\0\0\0\0\0(vide|soun)/g);
  const tracks = new Set([...handlers].map(([, kind]) => kind));
  return tracks.has('soun') && !tracks.has('vide') ? 'm4a' : 'mp4';
}

/** Ogg with Opus, Vorbis, FLAC or Speex; with pictures in it, it is nothing that is taken. */
export function sniffOgg(head: Buffer): 'ogg' | null {
  const start = head.toString('latin1', 0, 4096);
  const hasSound = ['OpusHead', '\u0001vorbis', '\u007FFLAC', 'Speex   '].some((codec) => start.includes(codec));
  return hasSound && !start.includes('theora') ? 'ogg' : null;
}

/** WebM, with pictures or only with sound. Other Matroska files are nothing that browsers play. */
export function sniffMatroska(head: Buffer): 'weba' | 'webm' | null {
  const start = head.toString('latin1');
  // The document type's element, its length and its value.
  if (!start.slice(0, 64).includes('\x42\x82\x84webm')) return null;
  return /\x86.{1,8}?A_(OPUS|VORBIS)/s.test(start) && !/\x86.{1,8}?V_/s.test(start) ? 'weba' : 'webm';
}
