export type { ModelBehaviour } from './ModelBehaviour.ts';
export { startModelServer } from './startModelServer.ts';
export type { AskedModel, ModelServer } from './startModelServer.ts';
export type { WireName } from './wires.ts';
