import { mdiCreationOutline } from '@mdi/js';
import { LaterGpt } from '../../features/inspector/ui/sections/talk/LaterParts.tsx';
import { MediaSection } from '../../features/inspector/ui/sections/media/MediaSection.tsx';
import { RoutingSection } from '../../features/inspector/ui/sections/flow/RoutingSection.tsx';
import { TextSection } from '../../features/inspector/ui/sections/TextSection.tsx';
import { texts } from '../../features/inspector/texts.ts';
import type { ConfiguredType, EditorProps } from '../ConfiguredType.ts';

/** KI-Gespräch: led by a language model, where one is connected. */
function GptEditor({ block }: EditorProps<'gpt'>) {
  return (
    <>
      <TextSection block={block} help={texts.gptContextHelp} />
      <LaterGpt block={block} />
      <MediaSection block={block} />
      <RoutingSection block={block} />
    </>
  );
}

export const gpt: ConfiguredType<'gpt'> = { icon: mdiCreationOutline, Editor: GptEditor };
