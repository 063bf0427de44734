import { checkDialog } from '@dialogwerk/shared/dialog';
import type { CheckNews, CheckOrder } from '../model/messages.ts';

addEventListener('message', ({ data: { snapshot, multiChat, secrets } }: MessageEvent<CheckOrder>) => {
  postMessage({ findings: checkDialog(snapshot, multiChat, secrets) } satisfies CheckNews);
});
