import { AnswerSection } from '../../ui/sections/AnswerSection.tsx';
import { MediaSection } from '../../ui/sections/MediaSection.tsx';
import { ReactionsSection } from '../../ui/sections/ReactionsSection.tsx';
import { RoutingSection } from '../../ui/sections/RoutingSection.tsx';
import { TextSection } from '../../ui/sections/TextSection.tsx';
import { VoiceSection } from '../../ui/sections/VoiceSection.tsx';
import type { EditorProps } from '../EditorProps.ts';

/** Sprachnachricht: a recording. */
export function VoiceEditor({ block }: EditorProps<'voice'>) {
  return (
    <>
      <TextSection block={block} />
      <VoiceSection block={block} />
      <AnswerSection block={block} />
      <ReactionsSection block={block} />
      <MediaSection block={block} />
      <RoutingSection block={block} />
    </>
  );
}
