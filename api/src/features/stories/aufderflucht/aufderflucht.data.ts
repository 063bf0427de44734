import type { Story } from '../Story.ts';
import { albrecht } from './albrecht.data.ts';
import { brandner } from './brandner.data.ts';
import { hinnerk } from './hinnerk.data.ts';
import { pia } from './pia.data.ts';
import { tilda } from './tilda.data.ts';
import { yusuf } from './yusuf.data.ts';

/** The public story at `/aufderflucht`: a friend is on the run, and the water on a photograph is too high. */
export const aufderflucht: Story = {
  dialog_manager_id: 4,
  name: 'Niedrigwasser',
  chats: [tilda, yusuf, pia, albrecht, hinnerk, brandner],
  triggers: [
    { kind: 'startDialog', at: ['yusuf', 'y_start'], names: ['tilda', 't_freunde'] },
    { kind: 'startDialog', at: ['pia', 'p_start'], names: ['tilda', 't_freunde'] },
    { kind: 'startDialog', at: ['albrecht', 'a_start'], names: ['tilda', 't_empfaenger'] },
    { kind: 'startDialog', at: ['hinnerk', 'h_start'], names: ['tilda', 't_hinnerk'] },
    { kind: 'startDialog', at: ['brandner', 'b_start'], names: ['tilda', 't_halt'] },
    { kind: 'waitFor', at: ['pia', 'p_zurueck'], names: ['yusuf', 'y_tuer'] },
    { kind: 'waitFor', at: ['hinnerk', 'h_raten'], names: ['albrecht', 'a_alibi'] },
    { kind: 'waitFor', at: ['albrecht', 'a_angebot'], names: ['hinnerk', 'h_ebbe'] },
    { kind: 'waitFor', at: ['tilda', 't_wahl'], names: ['hinnerk', 'h_ebbe'] },
    { kind: 'waitFor', at: ['tilda', 't_wahl'], names: ['pia', 'p_wahrheit'] },
    { kind: 'waitFor', at: ['brandner', 'b_ruf'], names: ['yusuf', 'y_log'] },
    { kind: 'waitFor', at: ['brandner', 'b_ruf'], names: ['pia', 'p_wahrheit'] },
    { kind: 'waitFor', at: ['brandner', 'b_ruf'], names: ['hinnerk', 'h_ebbe'] },
    { kind: 'moveDialog', at: ['brandner', 'b_ende_hafen'], names: ['tilda', 't_ep_hafen'] },
    { kind: 'moveDialog', at: ['brandner', 'b_ende_fern'], names: ['tilda', 't_ep_fern'] },
    { kind: 'moveDialog', at: ['brandner', 'b_ende_handschellen'], names: ['tilda', 't_ep_verrat'] },
  ],
  clues: [
    ['tilda', 't_empfaenger'],
    ['yusuf', 'y_log'],
    ['yusuf', 'y_tuer'],
    ['albrecht', 'a_alibi'],
    ['hinnerk', 'h_boot'],
    ['pia', 'p_wahrheit'],
    ['hinnerk', 'h_ebbe'],
  ],
  endings: [
    ['brandner', 'b_ende_hafen'],
    ['brandner', 'b_ende_fern'],
    ['brandner', 'b_ende_handschellen'],
    ['brandner', 'b_ende_spaet'],
    ['brandner', 'b_ende_ablandig'],
    ['brandner', 'b_ende_pia'],
    ['brandner', 'b_ende_yusuf'],
    ['brandner', 'b_ende_verrat'],
    ['tilda', 't_ep_kai'],
    ['tilda', 't_ep_fern'],
    ['tilda', 't_ep_verrat'],
  ],
};
