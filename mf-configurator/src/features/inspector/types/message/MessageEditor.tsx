import { MediaSection } from '../../ui/sections/MediaSection.tsx';
import { RoutingSection } from '../../ui/sections/RoutingSection.tsx';
import { TextSection } from '../../ui/sections/TextSection.tsx';
import type { EditorProps } from '../EditorProps.ts';

/** Nachricht: says something, nothing is asked. */
export function MessageEditor({ block }: EditorProps<'message'>) {
  return (
    <>
      <TextSection block={block} />
      <MediaSection block={block} />
      <RoutingSection block={block} />
    </>
  );
}
