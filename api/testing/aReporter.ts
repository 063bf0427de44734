import type { CallRequest } from '@dialogwerk/shared/contract';
import { calls } from '@dialogwerk/shared/contract/calls';
import type { TestApi } from './startTestApi.ts';

/** A browser in which an author is signed in: its reports bear the cookie that the server has given it. */
export async function aReporter(
  api: TestApi,
  token: string,
): Promise<(report: CallRequest<'sendReport'>) => Promise<void>> {
  const { headers } = await api.send('account', {}, token);
  const cookie = [headers['set-cookie']]
    .flat()
    .map((one) => String(one).split(';')[0] ?? '')
    .join('; ');
  return async (report) => {
    const { method, path } = calls.sendReport;
    const answer = await api.app.inject({ method, url: path, payload: report, headers: { cookie } });
    if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
  };
}
