import type { ModuleId } from '../../../src/contract/module.ts';

/** What says on the page that a module runs from its sources, and on which installation: a line that covers nothing that can be pressed. */
export function markOf(id: ModuleId, api: string): string {
  return `<p id="from-sources" style="position:fixed;inset:auto 0 0 auto;z-index:2000;margin:0;padding:2px 10px;border-radius:8px 0 0 0;background:#8a1c4a;color:#fff;font:500 12px system-ui;pointer-events:none">${id} aus Ihren Quellen, soweit es startet; alles andere von ${api}</p>`;
}
