import { RoutingSection } from '../../features/inspector/ui/sections/flow/RoutingSection.tsx';
import type { EditorProps } from '../EditorProps.ts';
import { ArmsSection } from './ArmsSection.tsx';

/** Zufallsgruppe: draws an arm, nothing is asked. */
export function ExperimentEditor({ block }: EditorProps<'experiment'>) {
  return (
    <>
      <ArmsSection block={block} />
      <RoutingSection block={block} />
    </>
  );
}
