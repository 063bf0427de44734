import { AnswerSection } from '../../ui/sections/AnswerSection.tsx';
import { MediaSection } from '../../ui/sections/MediaSection.tsx';
import { ReactionsSection } from '../../ui/sections/ReactionsSection.tsx';
import { RoutingSection } from '../../ui/sections/RoutingSection.tsx';
import { TextSection } from '../../ui/sections/TextSection.tsx';
import { UploadSection } from '../../ui/sections/UploadSection.tsx';
import type { EditorProps } from '../EditorProps.ts';

/** Datei-Upload: one file of the kinds that are taken. */
export function UploadEditor({ block }: EditorProps<'upload'>) {
  return (
    <>
      <TextSection block={block} />
      <UploadSection block={block} />
      <AnswerSection block={block} />
      <ReactionsSection block={block} />
      <MediaSection block={block} />
      <RoutingSection block={block} />
    </>
  );
}
