import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { BucketSettings } from '../src/releases/store/Bucket.ts';

/** A store that answers as S3 does, as far as releases and files need it, with what lies in it. */
export interface TestBucket {
  readonly settings: BucketSettings;
  readonly objects: Map<string, Buffer>;
  /** While set, it answers nothing but 503. */
  isAway: boolean;
  stop(): void;
}

/** Looks at who asks and at conditions, not at the signature itself. */
export async function startBucket(): Promise<TestBucket> {
  const objects = new Map<string, Buffer>();
  const etagOf = (bytes: Buffer): string => `"${createHash('md5').update(bytes).digest('hex')}"`;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const name = (request.url ?? '').replace('/bucket/', '');
      const held = objects.get(name);
      const etag = held && etagOf(held);
      const { authorization = '', 'if-match': match, 'if-none-match': noneMatch } = request.headers;
      const answer = (status: number, body?: Buffer): void => {
        response.writeHead(status, etag === undefined ? {} : { etag }).end(body);
      };
      if (bucket.isAway) return answer(503);
      if (!/^AWS4-HMAC-SHA256 Credential=key\/\d+\/us-east-1\/s3\//.test(authorization)) return answer(403);
      if (request.method === 'PUT') {
        if ((match !== undefined && match !== etag) || (noneMatch === '*' && held)) return answer(412);
        const bytes = Buffer.concat(parts);
        const hash = request.headers['x-amz-content-sha256'];
        const isMeant = hash === 'UNSIGNED-PAYLOAD' || hash === createHash('sha256').update(bytes).digest('hex');
        if (!isMeant || request.headers['content-length'] === undefined) return answer(400);
        objects.set(name, bytes);
        return response.writeHead(200, { etag: etagOf(bytes) }).end();
      }
      if (request.method === 'DELETE') return answer(objects.delete(name) ? 204 : 404);
      if (!held) return answer(404);
      const [, start, end = ''] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
      if (start === undefined) return noneMatch === etag ? answer(304) : answer(200, held);
      const part = held.subarray(Number(start), end === '' ? undefined : Number(end) + 1);
      return part.length === 0 ? answer(416) : answer(206, part);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  const url = `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}/bucket`;
  const bucket: TestBucket = {
    settings: { url, accessKeyId: 'key', secretAccessKey: 'secret', region: 'us-east-1' },
    objects,
    isAway: false,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return bucket;
}
