import { mdiCommentTextOutline } from '@mdi/js';
import { MediaSection } from '../../features/inspector/ui/sections/media/MediaSection.tsx';
import { RoutingSection } from '../../features/inspector/ui/sections/flow/RoutingSection.tsx';
import { TextSection } from '../../features/inspector/ui/sections/TextSection.tsx';
import type { ConfiguredType, EditorProps } from '../ConfiguredType.ts';

/** Nachricht: says something, nothing is asked. */
function MessageEditor({ block }: EditorProps<'message'>) {
  return (
    <>
      <TextSection block={block} />
      <MediaSection block={block} />
      <RoutingSection block={block} />
    </>
  );
}

export const message: ConfiguredType<'message'> = { icon: mdiCommentTextOutline, Editor: MessageEditor };
