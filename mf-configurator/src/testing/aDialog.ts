export { aBlock, aDialog, idsOf } from '@dialogwerk/shared/testing/graph';
