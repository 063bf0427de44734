import { AnswerSection } from '../../features/inspector/ui/sections/AnswerSection.tsx';
import { MatrixItemsSection } from '../../features/inspector/ui/sections/MatrixItemsSection.tsx';
import { MediaSection } from '../../features/inspector/ui/sections/media/MediaSection.tsx';
import { ReactionsSection } from '../../features/inspector/ui/sections/ReactionsSection.tsx';
import { RoutingSection } from '../../features/inspector/ui/sections/flow/RoutingSection.tsx';
import { ScaleSection } from '../../features/inspector/ui/sections/scales/ScaleSection.tsx';
import { TextSection } from '../../features/inspector/ui/sections/TextSection.tsx';
import type { EditorProps } from '../EditorProps.ts';

/** Fragenbatterie: one scale for several items. */
export function MatrixEditor({ block }: EditorProps<'matrix'>) {
  return (
    <>
      <TextSection block={block} />
      <MatrixItemsSection block={block} />
      <ScaleSection block={block} />
      <RoutingSection block={block} />
      <AnswerSection block={block} />
      <ReactionsSection block={block} />
      <MediaSection block={block} />
    </>
  );
}
