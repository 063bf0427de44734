/** What comes when somebody looks for a template, in one file. */
export { CreatingCard } from './CreatingCard.tsx';
export { TemplateDialog } from './TemplateDialog.tsx';
