/** What is shown in another way, by the ending of a kept file; all others are pictures. */
const types: Readonly<Record<string, string>> = {
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  ogg: 'audio/ogg',
  m4a: 'audio/mp4',
  weba: 'audio/webm',
  webm: 'video/webm',
  mp4: 'video/mp4',
};

/** MIME type of a kept file by its name, as exact as the messenger asks for it. */
export function mediaTypeOf(filename_db: string): string {
  return types[filename_db.split('.').at(-1) ?? ''] ?? 'image/*';
}
