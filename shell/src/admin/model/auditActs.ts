import type { AuditAct } from '@dialogwerk/shared/contract';
import { texts } from '../texts.ts';

const isAct = (name: string): name is AuditAct => name in texts.acts;

/** Every act that the trail knows, in the order of its texts. */
export const auditActs: readonly AuditAct[] = Object.keys(texts.acts).filter(isAct);
