import type { AskedKind, Block } from '../../contract/index.ts';

type Recordings = Readonly<Partial<Record<'audio_messages' | 'video_messages', boolean | null>>>;

const kindOfType: Partial<Record<Block['type'], AskedKind>> = {
  email: 'email',
  phone: 'phone',
  signature: 'signature',
  upload: 'file',
  place: 'place',
  voice: 'voice',
  open: 'words',
  gpt: 'words',
};

/** What a dialog asks for that tells who somebody is or shows them, each once. */
export function askedOf(blocks: readonly Pick<Block, 'type'>[], recordings: Recordings): AskedKind[] {
  const asked = new Set(blocks.flatMap(({ type }) => kindOfType[type] ?? []));
  // Only what is answered in words can be spoken.
  if (asked.has('words') && recordings.audio_messages) asked.add('voice');
  if (asked.has('words') && recordings.video_messages) asked.add('video');
  return [...asked];
}
