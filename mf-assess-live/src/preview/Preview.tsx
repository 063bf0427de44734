import { LazyChunk } from '../loading/LazyChunk.tsx';
import { createChunk } from '../loading/createChunk.ts';

/** With the dialog engine, which nobody needs who only tests. */
const chunk = createChunk(() => import('./PreviewScreen.tsx'));

/** The preview of a dialog that is being edited. */
export function Preview() {
  return (
    <LazyChunk chunk={chunk} language="de" du_sie="sie">
      {({ PreviewScreen }) => <PreviewScreen />}
    </LazyChunk>
  );
}
