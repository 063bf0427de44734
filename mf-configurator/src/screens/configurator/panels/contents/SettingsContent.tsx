import { useCallback } from 'react';
import { SettingsInspector } from '../../../../features/inspector/ui/settings/SettingsInspector.tsx';
import { selectBlock } from '../../../../model/Selection.ts';
import { useInspectorScope } from '../../workspace/useInspectorScope.ts';
import type { PanelProps } from '../Panel.ts';

/** What holds for the whole dialog, section by section. */
export function SettingsContent({ workspace: { editor, survey, readOnly, select } }: PanelProps) {
  const scope = useInspectorScope(editor, survey, readOnly);
  const onSelect = useCallback((id: string) => select(selectBlock(id)), [select]);
  return <SettingsInspector scope={scope} onSelect={onSelect} />;
}
