import { AnswerSection } from '../../ui/sections/AnswerSection.tsx';
import { MediaSection } from '../../ui/sections/MediaSection.tsx';
import { OptionsSection } from '../../ui/sections/OptionsSection.tsx';
import { ReactionsSection } from '../../ui/sections/ReactionsSection.tsx';
import { RoutingSection } from '../../ui/sections/RoutingSection.tsx';
import { TextSection } from '../../ui/sections/TextSection.tsx';
import type { EditorProps } from '../EditorProps.ts';

/** Einfachauswahl: one option. */
export function SingleEditor({ block }: EditorProps<'single'>) {
  return (
    <>
      <TextSection block={block} />
      <OptionsSection block={block} />
      <AnswerSection block={block} />
      <ReactionsSection block={block} />
      <MediaSection block={block} />
      <RoutingSection block={block} />
    </>
  );
}
