import { showReceiptPage } from './receiptPage.ts';

const page = document.getElementById('page');
// Every other page of this kind is text alone.
if (page && document.documentElement.dataset['page'] === 'receipt') {
  showReceiptPage(page, document.documentElement.lang, location.hash.slice(1));
}
