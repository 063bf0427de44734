import { isSurveyId, isUuid } from '../../storage/ids.ts';
import type { PageOf, PagesOptions } from './PagesOptions.ts';

/** What the address of a widget means: a multi-chat by its public id or a name of it, else a dialog. */
export async function widgetOf(
  { findByName }: Pick<PagesOptions, 'findByName'>,
  asked: string,
): Promise<{ readonly kind: PageOf['kind']; readonly asked: string }> {
  if (isUuid(asked)) return { kind: 'manager', asked };
  if (isSurveyId(asked)) return { kind: 'survey', asked };
  // Who cannot be looked up is looked up once more for its page, which says so.
  const named = await findByName('manager', asked).catch(() => null);
  return { kind: named === null ? 'survey' : 'manager', asked };
}
