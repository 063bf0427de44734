import { AnsweredSections } from '../../features/inspector/ui/sections/AnsweredSections.tsx';
import { NumberBoundsSection } from '../../features/inspector/ui/sections/NumberBoundsSection.tsx';
import { TextSection } from '../../features/inspector/ui/sections/TextSection.tsx';
import { WordsSection } from '../../features/inspector/ui/sections/WordsSection.tsx';
import type { EditorProps } from '../EditorProps.ts';

/** Zahl: a number within bounds. */
export function NumberEditor({ block }: EditorProps<'number'>) {
  return (
    <>
      <TextSection block={block} />
      <NumberBoundsSection block={block} />
      <AnsweredSections block={block}>
        <WordsSection block={block} />
      </AnsweredSections>
    </>
  );
}
