import type { NewLink } from '../links/links.ts';
import type { MailOrder } from './MailOrder.ts';

/** The link that a mail carries; null for a notice. */
export function linkOf(order: MailOrder, email: string): NewLink | null {
  switch (order.kind) {
    case 'invitation': {
      const survey_ids = order.dialogs.map((dialog) => dialog.survey_id);
      return { purpose: 'invitation', user_id: order.user_id, email, survey_ids };
    }
    case 'workspace_invitation': {
      const workspace_ids = [order.workspace.workspace_id];
      return { purpose: 'invitation', user_id: order.user_id, email, survey_ids: [], workspace_ids };
    }
    case 'registration':
      return { purpose: 'registration', user_id: null, email, survey_ids: [] };
    case 'login':
    case 'reset':
    case 'validation':
      return { purpose: order.kind, user_id: order.user_id, email, survey_ids: [] };
    case 'email_changed':
    case 'password_changed':
    case 'handed_over':
    case 'given':
    case 'mentioned':
    case 'approval_asked':
    case 'approval_decided':
    case 'files_nearly_full':
    case 'webhook_off':
    case 'trial_taken_back':
    case 'version_taken_back':
    case 'account_deleted':
    case 'letter_trial':
    case 'nobody':
      return null;
  }
}
