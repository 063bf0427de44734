export { ReceiptCode } from '../features/receipt/ui/ReceiptCode.tsx';
// For the list of a multi-chat, which would make it a further file otherwise.
export { copyText } from '@dialogwerk/shared/browser';
export { continueHere } from '../features/other-devices/effects/continueHere.ts';
export { OpenSheet } from './OpenSheet.tsx';
export { default as styles } from './sheets.css?inline';
