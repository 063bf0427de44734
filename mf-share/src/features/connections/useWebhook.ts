import { change, patch } from '@dialogwerk/shared/clients';
import type { SurveyData, Webhook, WebhookSettings } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { useState } from 'react';
import { hostOf } from './model/hostOf.ts';
import { outcomeOf } from './model/outcomeOf.ts';
import type { Outcome } from './model/outcomeOf.ts';
import { connectionTexts } from './texts.ts';
import type { ShownSecret } from './ui/SecretShown.tsx';

const texts = connectionTexts.webhooks;

interface WebhookActions {
  /** Saves it; gives what is wrong with it, or null. */
  readonly save: (settings: WebhookSettings) => Promise<string | null>;
  readonly setOn: (isOn: boolean) => Promise<void>;
  /** Takes it away and offers to take that back. */
  readonly remove: () => Promise<void>;
  readonly renew: () => Promise<void>;
  readonly sample: () => Promise<void>;
  readonly isSampling: boolean;
  /** What became of the last sample; null before one. */
  readonly sampled: Outcome | null;
}

/** What can be done about one receiver; what is certain is shown at once. */
export function useWebhook(
  survey_id: SurveyData['survey_id'],
  webhook: Webhook,
  onSecret: (shown: ShownSecret) => void,
): WebhookActions {
  const [sampled, setSampled] = useState<Outcome | null>(null);
  const [isSampling, setSampling] = useState(false);
  const { webhook_id, url, events, with_answers } = webhook;
  const one = { survey_id, webhook_id };
  const showing = (shown: (now: readonly Webhook[]) => Webhook[]) => ({
    patches: [patch('webhooks', { survey_id }, (now) => ({ webhooks: shown(now.webhooks) }))],
  });
  const showingPart = (part: Partial<Webhook>) =>
    showing((all) => all.map((was) => (was.webhook_id === webhook_id ? Object.assign({}, was, part) : was)));
  const told = (made: { readonly ok: true } | { readonly ok: false; readonly reason: string }): boolean => {
    if (!made.ok) showNotice(connectionTexts.notDone(made.reason));
    return made.ok;
  };

  return {
    async save(settings) {
      const made = await change(
        'setWebhook',
        { ...one, ...settings, is_on: webhook.state === 'on' },
        showingPart(settings),
      );
      if (!made.ok) return made.reason;
      showNotice(texts.saved);
      return null;
    },
    async setOn(is_on) {
      const state = is_on ? 'on' : 'off';
      const set = { ...one, url, events, with_answers, is_on };
      told(await change('setWebhook', set, showingPart({ state, failing_since: null })));
    },
    async remove() {
      const gone = showing((all) => all.filter((was) => was.webhook_id !== webhook_id));
      if (!told(await change('removeWebhook', { ...one, is_removed: true }, gone))) return;
      const undo = async (): Promise<void> => {
        told(await change('removeWebhook', { ...one, is_removed: false }));
      };
      showNotice(texts.removed(hostOf(url)), { label: connectionTexts.undo, run: () => void undo() });
    },
    async renew() {
      const made = await change('renewWebhookSecret', one);
      if (!made.ok) return showNotice(connectionTexts.notDone(made.reason));
      onSecret({ secret: made.value.secret, earlier_until: made.value.webhook.earlier_secret_until });
    },
    async sample() {
      setSampling(true);
      const made = await change('testWebhook', one);
      setSampling(false);
      setSampled(made.ok ? outcomeOf(made.value.delivery) : { isTaken: false, text: made.reason });
    },
    isSampling,
    sampled,
  };
}
