import { AnswerSection } from '../../ui/sections/AnswerSection.tsx';
import { MediaSection } from '../../ui/sections/MediaSection.tsx';
import { ReactionsSection } from '../../ui/sections/ReactionsSection.tsx';
import { RoutingSection } from '../../ui/sections/RoutingSection.tsx';
import { TextSection } from '../../ui/sections/TextSection.tsx';
import type { EditorProps } from '../EditorProps.ts';

/** E-Mail, Telefon and Link: an address that is checked as such. */
export function ContactEditor({ block }: EditorProps<'email' | 'phone' | 'url'>) {
  return (
    <>
      <TextSection block={block} />
      <AnswerSection block={block} />
      <ReactionsSection block={block} />
      <MediaSection block={block} />
      <RoutingSection block={block} />
    </>
  );
}
