export { ReceiptCode } from '../features/receipt/ui/ReceiptCode.tsx';
export { OpenSheet } from './OpenSheet.tsx';
export { default as styles } from './sheets.css?inline';
