/** What comes when somebody looks for a beginning, in one file. */
export { CreatingCard } from './CreatingCard.tsx';
export { DraftButton } from './DraftButton.tsx';
export { TemplateDialog } from './TemplateDialog.tsx';
