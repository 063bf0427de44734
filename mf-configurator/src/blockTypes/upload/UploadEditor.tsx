import { AnswerSection } from '../../features/inspector/ui/sections/AnswerSection.tsx';
import { MediaSection } from '../../features/inspector/ui/sections/media/MediaSection.tsx';
import { ReactionsSection } from '../../features/inspector/ui/sections/ReactionsSection.tsx';
import { RoutingSection } from '../../features/inspector/ui/sections/flow/RoutingSection.tsx';
import { TextSection } from '../../features/inspector/ui/sections/TextSection.tsx';
import { UploadSection } from '../../features/inspector/ui/sections/media/UploadSection.tsx';
import type { EditorProps } from '../EditorProps.ts';

/** Datei-Upload: one file of the kinds that are taken. */
export function UploadEditor({ block }: EditorProps<'upload'>) {
  return (
    <>
      <TextSection block={block} />
      <UploadSection block={block} />
      <RoutingSection block={block} />
      <AnswerSection block={block} />
      <ReactionsSection block={block} />
      <MediaSection block={block} />
    </>
  );
}
