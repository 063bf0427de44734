import { AnswerSection } from '../../features/inspector/ui/sections/AnswerSection.tsx';
import { MediaSection } from '../../features/inspector/ui/sections/media/MediaSection.tsx';
import { ReactionsSection } from '../../features/inspector/ui/sections/ReactionsSection.tsx';
import { RoutingSection } from '../../features/inspector/ui/sections/flow/RoutingSection.tsx';
import { ScaleSection } from '../../features/inspector/ui/sections/scales/ScaleSection.tsx';
import { TextSection } from '../../features/inspector/ui/sections/TextSection.tsx';
import { WordsSection } from '../../features/inspector/ui/sections/WordsSection.tsx';
import type { EditorProps } from '../EditorProps.ts';

/** Likert-Skala: one point of a labelled scale. */
export function LikertEditor({ block }: EditorProps<'likert'>) {
  return (
    <>
      <TextSection block={block} />
      <ScaleSection block={block} />
      <RoutingSection block={block} />
      <WordsSection block={block} />
      <AnswerSection block={block} />
      <ReactionsSection block={block} />
      <MediaSection block={block} />
    </>
  );
}
