import { AnswerSection } from '../../features/inspector/ui/sections/AnswerSection.tsx';
import { ConsentSection } from '../../features/inspector/ui/sections/ConsentSection.tsx';
import { MediaSection } from '../../features/inspector/ui/sections/media/MediaSection.tsx';
import { ReactionsSection } from '../../features/inspector/ui/sections/ReactionsSection.tsx';
import { RoutingSection } from '../../features/inspector/ui/sections/flow/RoutingSection.tsx';
import { TextSection } from '../../features/inspector/ui/sections/TextSection.tsx';
import { WordsSection } from '../../features/inspector/ui/sections/WordsSection.tsx';
import type { EditorProps } from '../EditorProps.ts';

/** Einwilligung: agree or decline. */
export function ConsentEditor({ block }: EditorProps<'consent'>) {
  return (
    <>
      <TextSection block={block} />
      <ConsentSection block={block} />
      <RoutingSection block={block} />
      <WordsSection block={block} />
      <AnswerSection block={block} />
      <ReactionsSection block={block} />
      <MediaSection block={block} />
    </>
  );
}
