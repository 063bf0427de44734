import { usualModelUrls } from '@dialogwerk/shared/contract';
import { writeAudit } from '../../audit/writeAudit.ts';
import { CallError } from '../../errors/CallError.ts';
import type { Handler, Handlers } from '../../calls/handler.ts';
import type { Services } from '../../services.ts';
import { endpointUrl } from '../../model/endpointUrl.ts';
import { providers } from '../../model/providers/providers.ts';
import { inTransaction } from '../../storage/inTransaction.ts';

const hostOf = (url: string): string => new URL(url).host;

/** 409 where the operator has set models by environment, which nobody may change from here. */
function refuseFixed({ model }: Services): void {
  if (model.byEnvironment) throw new CallError('model/by-environment');
}

const adminSetModel: Handler<'adminSetModel'> = async ({ endpoint: name, ...wish }, { services, who }) => {
  refuseFixed(services);
  const { db, modelEndpoints, now } = services;
  const address = wish.url ?? usualModelUrls[wish.provider];
  if (address === null) throw new CallError('model/no-address');
  const url = endpointUrl(address);
  await inTransaction(db, async (tx) => {
    const kept = await modelEndpoints.read(tx);
    if (name === 'reserve' && !kept.some((one) => one.name === 'main' && !one.removed))
      throw new CallError('model/reserve-alone');
    const before = kept.find((one) => one.name === name);
    const isSameHost = before !== undefined && hostOf(before.url) === hostOf(url);
    // A key goes to the host that it was given for, and to no other.
    if (wish.key === undefined && before && before.key !== null && !isSameHost)
      throw new CallError('model/key-missing');
    const key = wish.key === undefined ? (before?.key ?? null) : wish.key;
    if (providers[wish.provider].needsKey && key === null) throw new CallError('model/key-missing');
    await modelEndpoints.set(tx, { name, provider: wish.provider, model: wish.model, url, key });
    const detail = `${name}: ${wish.provider}, ${hostOf(url)}`;
    await writeAudit(tx, now(), { act: 'model_set', actor_id: who.user_id, detail });
  });
  await modelEndpoints.load();
  return { msg: 'success' };
};

const adminRemoveModel: Handler<'adminRemoveModel'> = async ({ endpoint: name }, { services, who }) => {
  refuseFixed(services);
  const { db, modelEndpoints, now } = services;
  await inTransaction(db, async (tx) => {
    const kept = await modelEndpoints.read(tx);
    if (name === 'main' && kept.some((one) => one.name === 'reserve' && !one.removed))
      throw new CallError('model/reserve-alone');
    if (!(await modelEndpoints.remove(tx, name))) return;
    await writeAudit(tx, now(), { act: 'model_removed', actor_id: who.user_id, detail: name });
  });
  await modelEndpoints.load();
  return { msg: 'success' };
};

/** Which language models are connected, for administrators. */
export const modelEndpointCalls = { adminSetModel, adminRemoveModel } satisfies Partial<Handlers>;
