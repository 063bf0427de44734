import { AnsweredSections } from '../features/inspector/ui/sections/AnsweredSections.tsx';
import { TextSection } from '../features/inspector/ui/sections/TextSection.tsx';
import type { EditorProps } from './EditorProps.ts';

/** E-Mail, Telefon and Link: an address that is checked as such. */
export function ContactEditor({ block }: EditorProps<'email'> | EditorProps<'phone'> | EditorProps<'url'>) {
  return (
    <>
      <TextSection block={block} />
      <AnsweredSections block={block} />
    </>
  );
}
