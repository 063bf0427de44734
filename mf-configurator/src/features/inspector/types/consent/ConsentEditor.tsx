import { AnswerSection } from '../../ui/sections/AnswerSection.tsx';
import { ConsentSection } from '../../ui/sections/ConsentSection.tsx';
import { MediaSection } from '../../ui/sections/MediaSection.tsx';
import { ReactionsSection } from '../../ui/sections/ReactionsSection.tsx';
import { RoutingSection } from '../../ui/sections/RoutingSection.tsx';
import { TextSection } from '../../ui/sections/TextSection.tsx';
import type { EditorProps } from '../EditorProps.ts';

/** Einwilligung: agree or decline. */
export function ConsentEditor({ block }: EditorProps<'consent'>) {
  return (
    <>
      <TextSection block={block} />
      <ConsentSection block={block} />
      <AnswerSection block={block} />
      <ReactionsSection block={block} />
      <MediaSection block={block} />
      <RoutingSection block={block} />
    </>
  );
}
