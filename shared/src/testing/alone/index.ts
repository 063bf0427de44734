export { logInAlone } from './logInAlone.ts';
export { aloneStart } from './aloneStart.tsx';
export { installedModule } from './installedModules.ts';
