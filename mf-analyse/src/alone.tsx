import { startAlone } from '@dialogwerk/shared/testing/alone';
import module from './module.tsx';

await startAlone(module);
