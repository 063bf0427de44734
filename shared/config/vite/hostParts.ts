/** What `@dialogwerk/host` is made of, for modules in a repository of their own. */
export { readBuilt, sealBuild } from '../commands/sealBuild.ts';
export { tryInBrowser } from '../kit/tryInBrowser.ts';
export { ALONE_MODULES } from './alone/aloneModules.ts';
export type { Frame } from './alone/aloneFrame.ts';
export { aloneModule } from './aloneModule.ts';
export { commonBuild, reactPlugin } from './commonBuild.ts';
export { federatedModule } from './federatedModule.ts';
export { federationStandIn } from './federationStandIn.ts';
export { plainRoutes } from './plainRoutes.ts';
