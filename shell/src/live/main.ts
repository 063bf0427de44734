import type { ChatsData, DialogData } from '@dialogwerk/shared/contract';
import { inTime, loadMessenger } from './loadMessenger.ts';
import { showFault } from './showFault.ts';
import { showNewest } from './showNewest.ts';
import { showNames } from './showNames.ts';
import { takeFirstChoice } from './takeFirstChoice.ts';

/** The respondent's page: the messenger takes over what the HTML shows already. */
async function start(root: HTMLElement, address: string, data: DialogData | ChatsData, attempt: number): Promise<void> {
  try {
    const { mount } = await loadMessenger(address, attempt);
    await inTime(mount(root, data));
  } catch {
    await showFault(root, document.documentElement.lang);
    await start(root, address, data, attempt + 1);
  }
}

const root = document.getElementById('root');
const written = document.getElementById('dialog-data')?.textContent;
if (root && written) {
  const data: DialogData | ChatsData = JSON.parse(written);
  if ('module' in data && data.module !== null) {
    if ('config' in data) {
      showNames(data.config);
      takeFirstChoice(root, data);
      showNewest(root);
    }
    void start(root, data.module, data, 0);
  }
}
