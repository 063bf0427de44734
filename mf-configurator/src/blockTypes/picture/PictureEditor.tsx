import { AnswerSection } from '../../features/inspector/ui/sections/AnswerSection.tsx';
import { ChoiceCountSection } from '../../features/inspector/ui/sections/ChoiceCountSection.tsx';
import { MediaSection } from '../../features/inspector/ui/sections/media/MediaSection.tsx';
import { PicturesSection } from '../../features/inspector/ui/sections/media/PicturesSection.tsx';
import { ReactionsSection } from '../../features/inspector/ui/sections/ReactionsSection.tsx';
import { RoutingSection } from '../../features/inspector/ui/sections/flow/RoutingSection.tsx';
import { TextSection } from '../../features/inspector/ui/sections/TextSection.tsx';
import { WordsSection } from '../../features/inspector/ui/sections/WordsSection.tsx';
import type { EditorProps } from '../EditorProps.ts';

/** Bildauswahl: one or several pictures. */
export function PictureEditor({ block }: EditorProps<'picture'>) {
  return (
    <>
      <TextSection block={block} />
      <PicturesSection block={block} />
      <RoutingSection block={block} />
      <ChoiceCountSection block={block} />
      {block.max === 1 && <WordsSection block={block} />}
      <AnswerSection block={block} />
      <ReactionsSection block={block} />
      <MediaSection block={block} />
    </>
  );
}
