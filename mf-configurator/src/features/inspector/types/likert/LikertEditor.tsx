import { AnswerSection } from '../../ui/sections/AnswerSection.tsx';
import { MediaSection } from '../../ui/sections/MediaSection.tsx';
import { ReactionsSection } from '../../ui/sections/ReactionsSection.tsx';
import { RoutingSection } from '../../ui/sections/RoutingSection.tsx';
import { ScaleSection } from '../../ui/sections/ScaleSection.tsx';
import { TextSection } from '../../ui/sections/TextSection.tsx';
import type { EditorProps } from '../EditorProps.ts';

/** Likert-Skala: one point of a labelled scale. */
export function LikertEditor({ block }: EditorProps<'likert'>) {
  return (
    <>
      <TextSection block={block} />
      <ScaleSection block={block} />
      <AnswerSection block={block} />
      <ReactionsSection block={block} />
      <MediaSection block={block} />
      <RoutingSection block={block} />
    </>
  );
}
