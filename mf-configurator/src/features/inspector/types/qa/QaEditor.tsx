import { AnswerSection } from '../../ui/sections/AnswerSection.tsx';
import { EntriesSection } from '../../ui/sections/EntriesSection.tsx';
import { MediaSection } from '../../ui/sections/MediaSection.tsx';
import { ReactionsSection } from '../../ui/sections/ReactionsSection.tsx';
import { RoutingSection } from '../../ui/sections/RoutingSection.tsx';
import { SearchSection } from '../../ui/sections/SearchSection.tsx';
import { TextSection } from '../../ui/sections/TextSection.tsx';
import type { EditorProps } from '../EditorProps.ts';

/** Wissensfrage: the respondent asks, the entries answer. */
export function QaEditor({ block }: EditorProps<'qa'>) {
  return (
    <>
      <TextSection block={block} />
      <EntriesSection block={block} />
      <SearchSection block={block} />
      <AnswerSection block={block} />
      <ReactionsSection block={block} />
      <MediaSection block={block} />
      <RoutingSection block={block} />
    </>
  );
}
