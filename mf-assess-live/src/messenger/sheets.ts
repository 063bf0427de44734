export { FormView } from '../features/form-view/ui/FormView.tsx';
export { playBeep } from '../features/sounds/effects/playBeep.ts';
export { ReceiptCode } from '../features/receipt/ui/ReceiptCode.tsx';
// For the list of a multi-chat, which would make it a further file otherwise.
export { copyText } from '@dialogwerk/shared/browser';
export { BusyNotice } from '../features/notices/ui/BusyNotice.tsx';
export { MenuList } from '../features/live-bar/ui/MenuList.tsx';
export { MessengerMenu } from './MessengerMenu.tsx';
// For those who go on at another device, which would make it a further file otherwise.
export { ConfirmPopUp } from '../features/live-bar/ui/ConfirmPopUp.tsx';
export { AnnouncementNotice } from './AnnouncementNotice.tsx';
export { OpenSheet } from './OpenSheet.tsx';
export { wordIn } from './wordIn.ts';
export { RestartOrDelete } from './RestartOrDelete.tsx';
export { default as styles } from './sheets.css?inline';
