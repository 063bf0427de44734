import { LazyChunk } from '../loading/LazyChunk.tsx';
import { createChunk } from '../loading/createChunk.ts';

/** With the engine of multi-chats, which nobody needs who tests one dialog. */
const chunk = createChunk(() => import('./ChatsPreviewScreen.tsx'));

/** A multi-chat that is being built, to be tried out. */
export function ChatsPreview() {
  return (
    <LazyChunk chunk={chunk} language="de" du_sie="sie">
      {({ ChatsPreviewScreen }) => <ChatsPreviewScreen />}
    </LazyChunk>
  );
}
