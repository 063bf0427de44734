import { AnswerSection } from '../features/inspector/ui/sections/AnswerSection.tsx';
import { MediaSection } from '../features/inspector/ui/sections/media/MediaSection.tsx';
import { ReactionsSection } from '../features/inspector/ui/sections/ReactionsSection.tsx';
import { RoutingSection } from '../features/inspector/ui/sections/flow/RoutingSection.tsx';
import { TextSection } from '../features/inspector/ui/sections/TextSection.tsx';
import { RuleSection } from '../features/inspector/ui/sections/rules/RuleSection.tsx';
import type { EditorProps } from './EditorProps.ts';

/** E-Mail, Telefon and Link: an address that is checked as such. */
export function ContactEditor({ block }: EditorProps<'email'> | EditorProps<'phone'> | EditorProps<'url'>) {
  return (
    <>
      <TextSection block={block} />
      <RoutingSection block={block} />
      <RuleSection block={block} />
      <AnswerSection block={block} />
      <ReactionsSection block={block} />
      <MediaSection block={block} />
    </>
  );
}
