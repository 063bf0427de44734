import { MediaSection } from '../../features/inspector/ui/sections/media/MediaSection.tsx';
import { RoutingSection } from '../../features/inspector/ui/sections/flow/RoutingSection.tsx';
import { TextSection } from '../../features/inspector/ui/sections/TextSection.tsx';
import type { EditorProps } from '../EditorProps.ts';

/** Nachricht: says something, nothing is asked. */
export function MessageEditor({ block }: EditorProps<'message'>) {
  return (
    <>
      <TextSection block={block} />
      <RoutingSection block={block} />
      <MediaSection block={block} />
    </>
  );
}
