import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** What an installation signs its releases with (Ed25519). */
export interface ReleaseKey {
  /** The public part as 32 bytes in base64, as it stands in the page. */
  readonly publicKey: string;
  /** Base64. */
  sign(bytes: Uint8Array | string): string;
  verify(bytes: Uint8Array | string, signature: string): boolean;
}

/** Opens the key file; the first time it is made, readable for the operator alone. */
export async function openReleaseKey(file: string): Promise<ReleaseKey> {
  const known = await readFile(file, 'utf8').catch(() => null);
  const privateKey = createPrivateKey(known ?? (await made(file)));
  const publicKey = createPublicKey(privateKey);
  const { x = '' } = publicKey.export({ format: 'jwk' });
  return {
    publicKey: Buffer.from(x, 'base64url').toString('base64'),
    sign: (bytes) => sign(null, Buffer.from(bytes), privateKey).toString('base64'),
    verify: (bytes, signature) => verify(null, Buffer.from(bytes), publicKey, Buffer.from(signature, 'base64')),
  };
}

async function made(file: string): Promise<string> {
  const { privateKey } = generateKeyPairSync('ed25519');
  const text = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  await mkdir(dirname(file), { recursive: true });
  // Whoever was first has made it: two starts at once use the same.
  await writeFile(file, text, { mode: 0o600, flag: 'wx' }).catch(() => undefined);
  return readFile(file, 'utf8');
}
