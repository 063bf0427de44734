import type { ErrorCode } from '@dialogwerk/shared/contract';
import { texts } from '../texts.ts';

const byCode: Partial<Record<ErrorCode, string>> = {
  'login/expired': texts.tokenExpired,
  'token/unreadable': texts.dialogEnded,
  'survey/inactive': texts.dialogEnded,
};

/** What the error dialog says instead of the server's msg, where spec §8 fixes it; null where the msg helps. */
export function fixedText(code: ErrorCode | undefined): string | null {
  return (code && byCode[code]) ?? null;
}
