/** What comes when dialogs are kept elsewhere, in one file. */
export { DeleteManyDialog } from './DeleteManyDialog.tsx';
export { FolderDialog } from './FolderDialog.tsx';
export { FolderMenu } from './FolderMenu.tsx';
export { MoveDialog } from './MoveDialog.tsx';
export { PlaceDialog } from './PlaceDialog.tsx';
export { TagsDialog } from './TagsDialog.tsx';
export { TeamDialog } from './TeamDialog.tsx';
