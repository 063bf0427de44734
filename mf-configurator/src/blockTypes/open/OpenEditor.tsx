import { AnsweredSections } from '../../features/inspector/ui/sections/AnsweredSections.tsx';
import { TextLimitsSection } from '../../features/inspector/ui/sections/TextLimitsSection.tsx';
import { TextSection } from '../../features/inspector/ui/sections/TextSection.tsx';
import type { EditorProps } from '../EditorProps.ts';

/** Offene Frage: free text. */
export function OpenEditor({ block }: EditorProps<'open'>) {
  return (
    <>
      <TextSection block={block} />
      <TextLimitsSection block={block} />
      <AnsweredSections block={block} />
    </>
  );
}
