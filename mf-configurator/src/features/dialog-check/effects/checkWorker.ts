import type { CheckResult, CheckRequest } from '../model/messages.ts';
import { checkHere } from './checkHere.ts';

addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  postMessage({ findings: checkHere(data) } satisfies CheckResult);
});
