import { personalPath, TRIAL_TOKEN } from '../invitees/personalPath.ts';
import type { MailOrder } from './MailOrder.ts';

/** The page of the product that a mail leads to, without its host; null where it leads nowhere or by a link that is made for it (`linkOf`). */
export function pageOf(order: MailOrder): string | null {
  if (order.kind === 'letter_trial') return personalPath(TRIAL_TOKEN);
  if (order.kind === 'webhook_off') return `/share/${encodeURIComponent(order.survey_id)}`;
  if (order.kind === 'approval_asked' || order.kind === 'approval_decided') {
    if (order.survey_id === null) return `/multi/${order.manager}?tool=publishing`;
    return `/configurator/${encodeURIComponent(order.survey_id)}?tool=publishing`;
  }
  if (order.kind !== 'mentioned' || order.place === null) return null;
  const { survey_id, comment_id } = order.place;
  return `/configurator/${encodeURIComponent(survey_id)}?tool=comments&comment=${comment_id}`;
}
