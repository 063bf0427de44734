import { AssignmentsSection } from '../../features/inspector/ui/sections/flow/AssignmentsSection.tsx';
import { RoutingSection } from '../../features/inspector/ui/sections/flow/RoutingSection.tsx';
import { TextSection } from '../../features/inspector/ui/sections/TextSection.tsx';
import { texts } from '../../features/inspector/texts.ts';
import type { EditorProps } from '../EditorProps.ts';

/** Berechnung: sets variables, nothing is asked. */
export function AssignEditor({ block }: EditorProps<'assign'>) {
  return (
    <>
      <AssignmentsSection block={block} />
      <TextSection block={block} help={texts.assignContextHelp} />
      <RoutingSection block={block} />
    </>
  );
}
