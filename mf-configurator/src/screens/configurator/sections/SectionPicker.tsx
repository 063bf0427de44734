import { matching } from '../overlays/matching.ts';
import { PickDialog } from '../overlays/PickDialog.tsx';
import type { Workspace } from '../workspace/Workspace.ts';
import { choices, putSelected } from './sectionEntries.ts';
import { texts } from './texts.ts';

interface SectionPickerProps {
  readonly workspace: Workspace;
  /** The blocks that come into it. */
  readonly ids: readonly string[];
  readonly onClose: () => void;
}

/** Picks the section that blocks come into. */
export function SectionPicker({ workspace, ids, onClose }: SectionPickerProps) {
  const offered = choices(workspace, ids);
  return (
    <PickDialog
      label={texts.pick}
      placeholder={texts.pickHint}
      find={(query) => matching(offered, query)}
      onPick={({ id }) => {
        onClose();
        putSelected(workspace, ids, id);
      }}
      onClose={onClose}
    />
  );
}
