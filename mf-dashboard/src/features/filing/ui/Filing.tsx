import { useStore } from '@nanostores/react';
import { DialogSlot, laterDialog } from '@dialogwerk/shared/ui';
import { $asked, endAsking } from '../../../listed/state/asked.ts';
import type { SurveyPrompt } from '../../../listed/state/asked.ts';
import { $changedFolder, endNaming } from '../changedFolder.ts';

const MoveDialog = laterDialog(async () => (await import('./filingParts.ts')).MoveDialog);
const PlaceDialog = laterDialog(async () => (await import('./filingParts.ts')).PlaceDialog);
const TagsDialog = laterDialog(async () => (await import('./filingParts.ts')).TagsDialog);
const TeamDialog = laterDialog(async () => (await import('./filingParts.ts')).TeamDialog);
const DeleteManyDialog = laterDialog(async () => (await import('./filingParts.ts')).DeleteManyDialog);
const FolderDialog = laterDialog(async () => (await import('./filingParts.ts')).FolderDialog);

/** What the author is asked about dialogs and folders; loaded when it is asked for the first time. */
export function Filing() {
  const asked = useStore($asked);
  const changed = useStore($changedFolder);
  return (
    <>
      {asked && (
        <DialogSlot onClose={endAsking}>
          <Question asked={asked} />
        </DialogSlot>
      )}
      {changed && (
        <DialogSlot onClose={endNaming}>
          <FolderDialog changed={changed} onClose={endNaming} />
        </DialogSlot>
      )}
    </>
  );
}

function Question({ asked: { kind, surveys } }: { readonly asked: SurveyPrompt }) {
  const [first] = surveys;
  switch (kind) {
    case 'folder':
      return <MoveDialog surveys={surveys} onClose={endAsking} />;
    case 'workspace':
      return <PlaceDialog surveys={surveys} onClose={endAsking} />;
    case 'tags':
      return <TagsDialog surveys={surveys} onClose={endAsking} />;
    case 'deletion':
      return <DeleteManyDialog surveys={surveys} onClose={endAsking} />;
    case 'team':
      return first ? <TeamDialog survey={first} onClose={endAsking} /> : null;
  }
}
