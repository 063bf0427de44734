import type { Story } from '../Story.ts';
import { jonas } from './jonas.data.ts';
import { kranz } from './kranz.data.ts';
import { mara } from './mara.data.ts';
import { nik } from './nik.data.ts';
import { ottilie } from './ottilie.data.ts';
import { sartorius } from './sartorius.data.ts';

/** The public story at `/flow`: who was in the observatory at 23:12? */
export const flow: Story = {
  dialog_manager_id: 3,
  name: 'Wolken über der Warte',
  chats: [mara, ottilie, jonas, sartorius, kranz, nik],
  triggers: [
    { kind: 'startDialog', at: ['ottilie', 'o_start'], names: ['mara', 'm_auftrag'] },
    { kind: 'startDialog', at: ['jonas', 'j_start'], names: ['mara', 'm_auftrag'] },
    { kind: 'startDialog', at: ['sartorius', 's_start'], names: ['ottilie', 'o_streit'] },
    { kind: 'startDialog', at: ['kranz', 'k_start'], names: ['ottilie', 'o_garderobe'] },
    { kind: 'startDialog', at: ['nik', 'n_start'], names: ['jonas', 'j_stream'] },
    { kind: 'waitFor', at: ['ottilie', 'o_decke'], names: ['sartorius', 's_alibi'], delay_seconds: 60 },
    { kind: 'waitFor', at: ['jonas', 'j_schublade'], names: ['nik', 'n_rotlicht'] },
    { kind: 'waitFor', at: ['sartorius', 's_zurueck'], names: ['nik', 'n_wolken'] },
    { kind: 'waitFor', at: ['mara', 'm_bericht'], names: ['sartorius', 's_alibi'] },
    { kind: 'waitFor', at: ['mara', 'm_bericht'], names: ['jonas', 'j_schublade'] },
    { kind: 'waitFor', at: ['mara', 'm_bericht'], names: ['nik', 'n_wolken'] },
    { kind: 'waitFor', at: ['mara', 'm_bericht'], names: ['kranz', 'k_glas'] },
    { kind: 'moveDialog', at: ['sartorius', 's_schluss'], names: ['mara', 'e_gestaendnis'] },
  ],
  clues: [
    ['ottilie', 'o_streit'],
    ['ottilie', 'o_garderobe'],
    ['jonas', 'j_stream'],
    ['jonas', 'j_karte'],
    ['sartorius', 's_alibi'],
    ['kranz', 'k_alibi'],
    ['kranz', 'k_glas'],
    ['nik', 'n_rotlicht'],
    ['nik', 'n_wolken'],
    ['jonas', 'j_schublade'],
    ['ottilie', 'o_decke'],
    ['sartorius', 's_wolken'],
    ['sartorius', 's_decke'],
    ['sartorius', 's_klara'],
  ],
  endings: [
    ['mara', 'm_ende_klar'],
    ['mara', 'm_ende_halb'],
    ['mara', 'm_ende_wolken'],
    ['mara', 'm_ende_jonas'],
    ['mara', 'm_ende_kranz'],
    ['mara', 'm_ende_ottilie'],
    ['mara', 'm_ende_gestaendnis'],
  ],
};
