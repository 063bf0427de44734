import type { InputOf } from '@dialogwerk/shared/contract';

/** From worst to best, by how many of them there are. */
const faces: Readonly<Record<number, readonly string[]>> = {
  2: ['🙁', '🙂'],
  3: ['🙁', '😐', '🙂'],
  4: ['😞', '🙁', '🙂', '😀'],
  5: ['😞', '🙁', '😐', '🙂', '😀'],
};

/** What stands on the buttons of a rating, one sign for each point. The text sign follows, so that no device draws an emoji in its own colours for a star. */
export function signsOf(look: InputOf<'rating'>['look'], count: number): readonly string[] {
  const sign = look === 'hearts' ? '♥\uFE0E' : '★\uFE0E';
  return (look === 'smileys' && faces[count]) || Array.from({ length: count }, () => sign);
}
