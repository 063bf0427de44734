import { LaterGpt } from '../../features/inspector/ui/sections/talk/LaterParts.tsx';
import { MediaSection } from '../../features/inspector/ui/sections/media/MediaSection.tsx';
import { RoutingSection } from '../../features/inspector/ui/sections/flow/RoutingSection.tsx';
import { TextSection } from '../../features/inspector/ui/sections/TextSection.tsx';
import { texts } from '../../features/inspector/texts.ts';
import type { EditorProps } from '../EditorProps.ts';

/** KI-Gespräch: led by a language model, where one is connected. */
export function GptEditor({ block }: EditorProps<'gpt'>) {
  return (
    <>
      <TextSection block={block} help={texts.gptContextHelp} />
      <LaterGpt block={block} />
      <RoutingSection block={block} />
      <MediaSection block={block} />
    </>
  );
}
