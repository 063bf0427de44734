import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { libraryUpload } from '@dialogwerk/shared/contract/schemas';
import type { LibraryUpload } from '@dialogwerk/shared/contract';
import { createBucketStorage } from '../../src/media/createBucketStorage.ts';
import { startTestApi } from '../startTestApi.ts';
import type { TestApi } from '../startTestApi.ts';
import { uploadToLibrary } from '../uploadFile.ts';
import { aStore } from './aStore.ts';

/** Where files lie. */
type StoreKind = 'disk' | 'store';

/** An api with its files in a store, and what lies there. */
export interface LibraryApi {
  readonly api: TestApi;
  /** The names of all files, whole or in parts. */
  readonly names: () => Promise<string[]>;
  /** Sends a file for a library, and expects that it is kept. */
  readonly upload: (
    content: Buffer,
    sent: { readonly token: string; readonly name?: string },
    query?: Record<string, string>,
  ) => Promise<LibraryUpload>;
  readonly stop: () => Promise<void>;
}

/** An api whose files lie on the disk, or in an S3-compatible store. */
export async function aLibraryApi(kind: StoreKind): Promise<LibraryApi> {
  const store = kind === 'store' ? await aStore() : null;
  const open = store && ((folder: string) => createBucketStorage(store.settings, join(folder, 'parts')));
  const api = await startTestApi(undefined, undefined, undefined, null, undefined, open ?? undefined);
  const onDisk = async () => {
    const entries = await readdir(api.mediaDir, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ name }) => basename(name));
  };
  return {
    api,
    names: async () => [...(await onDisk()), ...((await store?.names()) ?? [])].toSorted(),
    async upload(content, sent, query) {
      const { status, body } = await uploadToLibrary(api, content, sent, query);
      if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
      return libraryUpload.response.parse(body);
    },
    async stop() {
      await api.stop();
      await store?.stop();
    },
  };
}
