import { useStore } from '@nanostores/react';
import { createPortal } from 'react-dom';
import { $notice } from '../../state/index.ts';
import { ShownNotice } from '../deferredParts.tsx';

/** The sentence at the foot of the screen. Outside the page's root, because an open dialog hides that from screen readers. */
export function NoticeBar() {
  const notice = useStore($notice);
  return notice && createPortal(<ShownNotice key={notice.id} notice={notice} />, document.body);
}
