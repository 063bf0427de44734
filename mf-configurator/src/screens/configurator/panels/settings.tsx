import { mdiCogOutline } from '@mdi/js';
import { settingsTexts } from '../../../features/inspector/settingsTexts.ts';
import { SettingsInspector } from '../../../features/inspector/ui/settings/SettingsInspector.tsx';
import { useCallback } from 'react';
import { selectBlock } from '../../../model/Selection.ts';
import { useInspectorScope } from '../useInspectorScope.ts';
import type { Panel, PanelProps } from './Panel.ts';

/** Settings of the whole dialog, shared scales, files. */
export const settings: Panel = {
  id: 'settings',
  label: settingsTexts.title,
  icon: mdiCogOutline,
  place: 'bar-if-wide',
  Content: SettingsContent,
};

function SettingsContent({ workspace: { editor, survey, readOnly, select } }: PanelProps) {
  const scope = useInspectorScope(editor, survey, readOnly);
  const onSelect = useCallback((id: string) => select(selectBlock(id)), [select]);
  return <SettingsInspector scope={scope} onSelect={onSelect} />;
}
