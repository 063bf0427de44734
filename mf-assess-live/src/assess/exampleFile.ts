import type { QuestionInput } from '@dialogwerk/shared/contract';

/** A picture of one grey point. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A quarter of a second, in bytes: one byte is one sample. */
const SILENCE = 2_000;
const SAMPLES_PER_SECOND = 8_000;

/** A file that answers a question in a played test, such as the shortest sound; null where none can be made up. */
export function exampleFile(input: QuestionInput): { readonly file: Blob; readonly name: string } | null {
  if (input.type === 'voice') return { file: silence(), name: 'beispiel.wav' };
  if (input.type === 'signature') return picture();
  if (input.type !== 'upload') return null;
  const { kinds } = input;
  if (kinds.includes('image')) return picture();
  if (kinds.includes('document')) {
    return { file: new Blob(['Beispieldatei aus einem Test'], { type: 'text/plain' }), name: 'beispiel.txt' };
  }
  return kinds.includes('audio') ? { file: silence(), name: 'beispiel.wav' } : null;
}

function picture() {
  return { file: new Blob([bytesOf(PNG)], { type: 'image/png' }), name: 'beispiel.png' };
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
}

/** Silence as a WAVE file: one channel, eight bits. */
function silence(): Blob {
  const head = new DataView(new ArrayBuffer(44));
  const write = (place: number, text: string): void =>
    Array.from(text).forEach((sign, index) => head.setUint8(place + index, sign.charCodeAt(0)));
  write(0, 'RIFF');
  head.setUint32(4, 36 + SILENCE, true);
  write(8, 'WAVEfmt ');
  head.setUint32(16, 16, true);
  head.setUint16(20, 1, true);
  head.setUint16(22, 1, true);
  head.setUint32(24, SAMPLES_PER_SECOND, true);
  head.setUint32(28, SAMPLES_PER_SECOND, true);
  head.setUint16(32, 1, true);
  head.setUint16(34, 8, true);
  write(36, 'data');
  head.setUint32(40, SILENCE, true);
  // In eight bits silence is the middle, not zero.
  return new Blob([head, new Uint8Array(SILENCE).fill(128)], { type: 'audio/wav' });
}
