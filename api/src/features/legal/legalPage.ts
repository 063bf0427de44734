import { CallError } from '../../errors/CallError.ts';
import type { Handler } from '../../calls/handler.ts';
import { placeholdersIn } from '../../legal/placeholdersIn.ts';

/** An information page's text, for everybody (spec §2). */
export const legalPage: Handler<'legalPage'> = async ({ page }, { services }) => {
  const text = await services.legal.read(page).catch(() => {
    throw new CallError('legal/unreadable', { retryAfter: 60 });
  });
  return { text, placeholders: placeholdersIn(text) };
};
