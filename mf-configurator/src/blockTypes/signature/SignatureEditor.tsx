import { AnswerSection } from '../../features/inspector/ui/sections/AnswerSection.tsx';
import { MediaSection } from '../../features/inspector/ui/sections/media/MediaSection.tsx';
import { ReactionsSection } from '../../features/inspector/ui/sections/ReactionsSection.tsx';
import { RoutingSection } from '../../features/inspector/ui/sections/flow/RoutingSection.tsx';
import { TextSection } from '../../features/inspector/ui/sections/TextSection.tsx';
import type { EditorProps } from '../EditorProps.ts';

/** Unterschrift: nothing of its own to set. */
export function SignatureEditor({ block }: EditorProps<'signature'>) {
  return (
    <>
      <TextSection block={block} />
      <RoutingSection block={block} />
      <AnswerSection block={block} />
      <ReactionsSection block={block} />
      <MediaSection block={block} />
    </>
  );
}
