import { AnsweredSections } from '../../features/inspector/ui/sections/AnsweredSections.tsx';
import { SliderSection } from '../../features/inspector/ui/sections/scales/SliderSection.tsx';
import { TextSection } from '../../features/inspector/ui/sections/TextSection.tsx';
import { WordsSection } from '../../features/inspector/ui/sections/WordsSection.tsx';
import type { EditorProps } from '../EditorProps.ts';

/** Schieberegler: a number on a range. */
export function SliderEditor({ block }: EditorProps<'slider'>) {
  return (
    <>
      <TextSection block={block} />
      <SliderSection block={block} />
      <AnsweredSections block={block}>
        <WordsSection block={block} />
      </AnsweredSections>
    </>
  );
}
