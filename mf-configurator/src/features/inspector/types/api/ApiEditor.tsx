import { MappingSection } from '../../ui/sections/MappingSection.tsx';
import { RequestSection } from '../../ui/sections/RequestSection.tsx';
import { RoutingSection } from '../../ui/sections/RoutingSection.tsx';
import { TextSection } from '../../ui/sections/TextSection.tsx';
import { texts } from '../../texts.ts';
import type { EditorProps } from '../EditorProps.ts';

/** Schnittstelle: asks another system, nothing is asked of the respondent. */
export function ApiEditor({ block }: EditorProps<'api'>) {
  return (
    <>
      <RequestSection block={block} />
      <MappingSection block={block} />
      <TextSection block={block} help={texts.apiContextHelp} />
      <RoutingSection block={block} />
    </>
  );
}
