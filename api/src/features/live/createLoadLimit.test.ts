import { EventEmitter, once } from 'node:events';
import { expect, it } from 'vitest';
import { CallError } from '../../errors/CallError.ts';
import type { CallContext } from '../../calls/handler.ts';
import { startTestApi } from '../../../testing/startTestApi.ts';
import { createLoadLimit } from './createLoadLimit.ts';
import { noMarks } from '../../calls/browserMarks.ts';

it('refuses the call above the limit at once, with Retry-After, and takes calls again when one is done', async () => {
  const api = await startTestApi();
  const context: CallContext<'public'> = {
    services: api.services,
    who: null,
    address: '',
    marks: noMarks,
    inWholeShare: (work) => work(),
  };
  const gate = new EventEmitter();
  const limited = createLoadLimit(2)<'surveyLanguage'>(async () => {
    await once(gate, 'open');
    throw new Error('done');
  });
  const call = () => limited({ survey_id: 'abc' }, context);

  const running = [call(), call()];
  const refused = await call().catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(CallError);
  expect(refused).toMatchObject({
    status: 503,
    message: 'server_busy',
    headers: { 'retry-after': expect.any(String) },
  });
  gate.emit('open');
  await Promise.allSettled(running);

  const next = call();
  gate.emit('open');
  await expect(next).rejects.toThrow('done');
  await api.stop();
});
