import { AnswerSection } from '../../features/inspector/ui/sections/AnswerSection.tsx';
import { EntriesSection } from '../../features/inspector/ui/sections/requests/EntriesSection.tsx';
import { MediaSection } from '../../features/inspector/ui/sections/media/MediaSection.tsx';
import { ReactionsSection } from '../../features/inspector/ui/sections/ReactionsSection.tsx';
import { RoutingSection } from '../../features/inspector/ui/sections/flow/RoutingSection.tsx';
import { SearchSection } from '../../features/inspector/ui/sections/requests/SearchSection.tsx';
import { TextSection } from '../../features/inspector/ui/sections/TextSection.tsx';
import type { EditorProps } from '../EditorProps.ts';

/** Wissensfrage: the respondent asks, the entries answer. */
export function QaEditor({ block }: EditorProps<'qa'>) {
  return (
    <>
      <TextSection block={block} />
      <EntriesSection block={block} />
      <SearchSection block={block} />
      <RoutingSection block={block} />
      <AnswerSection block={block} />
      <ReactionsSection block={block} />
      <MediaSection block={block} />
    </>
  );
}
