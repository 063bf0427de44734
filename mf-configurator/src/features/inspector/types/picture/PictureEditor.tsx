import { AnswerSection } from '../../ui/sections/AnswerSection.tsx';
import { ChoiceCountSection } from '../../ui/sections/ChoiceCountSection.tsx';
import { MediaSection } from '../../ui/sections/MediaSection.tsx';
import { PicturesSection } from '../../ui/sections/PicturesSection.tsx';
import { ReactionsSection } from '../../ui/sections/ReactionsSection.tsx';
import { RoutingSection } from '../../ui/sections/RoutingSection.tsx';
import { TextSection } from '../../ui/sections/TextSection.tsx';
import type { EditorProps } from '../EditorProps.ts';

/** Bildauswahl: one or several pictures. */
export function PictureEditor({ block }: EditorProps<'picture'>) {
  return (
    <>
      <TextSection block={block} />
      <PicturesSection block={block} />
      <ChoiceCountSection block={block} />
      <AnswerSection block={block} />
      <ReactionsSection block={block} />
      <MediaSection block={block} />
      <RoutingSection block={block} />
    </>
  );
}
