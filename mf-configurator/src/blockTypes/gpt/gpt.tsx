import { mdiCreationOutline } from '@mdi/js';
import { LaterGpt } from '../../features/inspector/ui/sections/model/LaterParts.tsx';
import { MediaSection } from '../../features/inspector/ui/sections/media/MediaSection.tsx';
import { RoutingSection } from '../../features/inspector/ui/sections/flow/RoutingSection.tsx';
import type { ConfiguredType, EditorProps } from '../ConfiguredType.ts';

/** KI-Gespräch: led by a language model, where one is connected. */
function GptEditor({ block }: EditorProps<'gpt'>) {
  return (
    <>
      <LaterGpt block={block} />
      <MediaSection block={block} />
      <RoutingSection block={block} />
    </>
  );
}

export const gpt: ConfiguredType<'gpt'> = { icon: mdiCreationOutline, Editor: GptEditor };
