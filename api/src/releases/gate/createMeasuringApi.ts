import { ownShapes } from './apiCalls.ts';
import { apiVersion } from './apiVersion.ts';
import { announceApi, readServingApi, withdrawApi } from './servingApi.ts';
import type { Api } from './servingApi.ts';

/** The api that all is measured by. */
export interface MeasuringApi {
  /** That of the server, this one or another process, else of these sources. */
  readonly read: () => Promise<Api>;
  /** This process is the server, and serves what its own sources say. */
  readonly beServer: () => void;
  /** Tells commands that this server serves from now on. */
  readonly announce: () => Promise<void>;
  readonly withdraw: () => Promise<void>;
}

export function createMeasuringApi(folder: string): MeasuringApi {
  let own: Promise<Api> | null = null;
  let isServer = false;

  function readOwn(): Promise<Api> {
    own ??= apiVersion().then((version) => ({ version, shapes: ownShapes() }));
    return own;
  }

  return {
    read: async () => (isServer ? null : await readServingApi(folder)) ?? readOwn(),
    beServer() {
      isServer = true;
    },
    announce: async () => announceApi(folder, await readOwn()),
    withdraw: () => withdrawApi(folder),
  };
}
