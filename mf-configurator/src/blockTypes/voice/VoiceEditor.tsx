import { AnswerSection } from '../../features/inspector/ui/sections/AnswerSection.tsx';
import { MediaSection } from '../../features/inspector/ui/sections/media/MediaSection.tsx';
import { ReactionsSection } from '../../features/inspector/ui/sections/ReactionsSection.tsx';
import { RoutingSection } from '../../features/inspector/ui/sections/flow/RoutingSection.tsx';
import { TextSection } from '../../features/inspector/ui/sections/TextSection.tsx';
import { VoiceSection } from '../../features/inspector/ui/sections/media/VoiceSection.tsx';
import type { EditorProps } from '../EditorProps.ts';

/** Sprachnachricht: a recording. */
export function VoiceEditor({ block }: EditorProps<'voice'>) {
  return (
    <>
      <TextSection block={block} />
      <VoiceSection block={block} />
      <RoutingSection block={block} />
      <AnswerSection block={block} />
      <ReactionsSection block={block} />
      <MediaSection block={block} />
    </>
  );
}
