import { AnswerSection } from '../../ui/sections/AnswerSection.tsx';
import { MediaSection } from '../../ui/sections/MediaSection.tsx';
import { ReactionsSection } from '../../ui/sections/ReactionsSection.tsx';
import { RoutingSection } from '../../ui/sections/RoutingSection.tsx';
import { TextLimitsSection } from '../../ui/sections/TextLimitsSection.tsx';
import { TextSection } from '../../ui/sections/TextSection.tsx';
import type { EditorProps } from '../EditorProps.ts';

/** Offene Frage: free text. */
export function OpenEditor({ block }: EditorProps<'open'>) {
  return (
    <>
      <TextSection block={block} />
      <TextLimitsSection block={block} />
      <AnswerSection block={block} />
      <ReactionsSection block={block} />
      <MediaSection block={block} />
      <RoutingSection block={block} />
    </>
  );
}
