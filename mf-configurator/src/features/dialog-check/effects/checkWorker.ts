import { checkDialog } from '@dialogwerk/shared/dialog';
import type { CheckResult, CheckRequest } from '../model/messages.ts';

addEventListener('message', ({ data: { snapshot, multiChat, secrets } }: MessageEvent<CheckRequest>) => {
  postMessage({ findings: checkDialog(snapshot, multiChat, secrets) } satisfies CheckResult);
});
