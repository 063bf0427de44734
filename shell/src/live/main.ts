import type { ChatsData, DialogData, ClientConfig } from '@dialogwerk/shared/contract';
import { inTime, loadMessenger } from './loadMessenger.ts';
import { showFault } from './showFault.ts';
import { takeFirstChoice } from './takeFirstChoice.ts';
import { topOfNewest } from '@dialogwerk/shared/browser';

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

/** Puts the names into the bar where the messenger will have them, so that they are there while it is on its way. */
function showNames({ survey_name, avatar_name }: ClientConfig): void {
  const heading = document.createElement('h1');
  heading.textContent = survey_name;
  const speaker = document.createElement('p');
  speaker.textContent = avatar_name;
  document.getElementById('first-names')?.replaceChildren(heading, ...(avatar_name ? [speaker] : []));
}

/** Scrolls what the page shows before its messenger, so that the question is in view and, where it has any, its first choice. */
function showNewest(root: ParentNode): void {
  const frame = root.querySelector('.dw-scroller');
  const [said] = [...root.querySelectorAll('.first-bubble')].slice(-1);
  if (!frame || !said) return;
  frame.scrollTop = topOfNewest(frame, said, root.querySelector('.first-choices:not([hidden]) [data-reply]'));
}

const page = document.getElementById('root');
const written = document.getElementById('dialog-data')?.textContent;
if (page && written) {
  const data: DialogData | ChatsData = JSON.parse(written);
  if ('module' in data && data.module !== null) {
    if ('config' in data) {
      showNames(data.config);
      takeFirstChoice(page, data);
      showNewest(page);
    }
    void start(page, data.module, data, 0);
  }
}
