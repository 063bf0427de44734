import type { CallResponse } from '@dialogwerk/shared/contract';
import type { LightMyRequestResponse } from 'fastify';
import type { TestApi } from './startTestApi.ts';

/** A respondent's browser, which keeps cookies. */
export interface TestBrowser {
  readonly cookies: Map<string, string>;
  open(address: string): Promise<LightMyRequestResponse>;
  /** Sends a password from the page of an address. */
  say(address: string, password: string): Promise<LightMyRequestResponse>;
  /** Sends a form, or one with a file. */
  submit(
    address: string,
    fields: Iterable<readonly [string, string]>,
    file?: FormFile,
  ): Promise<LightMyRequestResponse>;
  post(path: string, body: object, token?: string): Promise<LightMyRequestResponse>;
  begin(survey_id: string, query?: string): Promise<LightMyRequestResponse>;
  /** The same, and expects that it is let in. */
  begun(survey_id: string, query?: string): Promise<CallResponse<'registerLive'>>;
}

/** A file that is chosen in a form. */
interface FormFile {
  readonly field: string;
  readonly name: string;
  readonly content: Buffer;
}

const BOUNDARY = 'dialogwerk-form';

/** A form as browsers send it once it has a file; an empty name is that of none. */
function multipart(fields: Iterable<readonly [string, string]>, { field, name, content }: FormFile): Buffer {
  const parts = [...fields].map(
    ([key, value]) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return Buffer.concat([Buffer.from(parts.join('') + head), content, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
}

/** A browser behind an address. */
export function aBrowser(api: TestApi, remoteAddress = '192.0.2.1'): TestBrowser {
  const cookies = new Map<string, string>();
  async function send(
    method: 'GET' | 'POST',
    url: string,
    payload?: object | string | Buffer,
    headers: Readonly<Record<string, string>> = {},
  ) {
    const given = { cookies: Object.fromEntries(cookies), headers, ...(payload === undefined ? {} : { payload }) };
    const answer = await api.app.inject({ method, url, remoteAddress, ...given });
    for (const { name, value } of answer.cookies) cookies.set(name, value);
    return answer;
  }
  const begin: TestBrowser['begin'] = (survey_id, query = '') =>
    send('POST', '/api/register_live', { survey_id, query });
  return {
    cookies,
    open: (address) => send('GET', address),
    say: (address, password) =>
      send('POST', address, new URLSearchParams({ password }).toString(), {
        'content-type': 'application/x-www-form-urlencoded',
      }),
    submit: (address, fields, file) =>
      file
        ? send('POST', address, multipart(fields, file), {
            'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
          })
        : send('POST', address, new URLSearchParams([...fields].map(([name, value]) => [name, value])).toString(), {
            'content-type': 'application/x-www-form-urlencoded',
          }),
    post: (path, body, token) => send('POST', path, body, token ? { authorization: `Bearer ${token}` } : {}),
    begin,
    async begun(survey_id, query) {
      const answer = await begin(survey_id, query);
      if (answer.statusCode !== 200) throw new Error(`nobody was let in: ${answer.statusCode} ${answer.body}`);
      return answer.json<CallResponse<'registerLive'>>();
    },
  };
}
