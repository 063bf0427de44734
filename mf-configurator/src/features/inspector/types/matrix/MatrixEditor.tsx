import { AnswerSection } from '../../ui/sections/AnswerSection.tsx';
import { MatrixItemsSection } from '../../ui/sections/MatrixItemsSection.tsx';
import { MediaSection } from '../../ui/sections/MediaSection.tsx';
import { ReactionsSection } from '../../ui/sections/ReactionsSection.tsx';
import { RoutingSection } from '../../ui/sections/RoutingSection.tsx';
import { ScaleSection } from '../../ui/sections/ScaleSection.tsx';
import { TextSection } from '../../ui/sections/TextSection.tsx';
import type { EditorProps } from '../EditorProps.ts';

/** Fragenbatterie: one scale for several items. */
export function MatrixEditor({ block }: EditorProps<'matrix'>) {
  return (
    <>
      <TextSection block={block} />
      <MatrixItemsSection block={block} />
      <ScaleSection block={block} />
      <AnswerSection block={block} />
      <ReactionsSection block={block} />
      <MediaSection block={block} />
      <RoutingSection block={block} />
    </>
  );
}
