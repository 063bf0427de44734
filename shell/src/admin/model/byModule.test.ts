import type { ReportedVersion } from '@dialogwerk/shared/contract';
import { expect, test } from 'vitest';
import { byModule } from './byModule.ts';

const aVersion = (fields: Partial<ReportedVersion>): ReportedVersion => ({
  module: 'mf-share',
  version: 'v1',
  tabs: 0,
  faulty_tabs: 0,
  loads: 0,
  errors: 0,
  load_p75: null,
  frame_p75: null,
  interaction_p75: null,
  bytes: null,
  last_seen_at: 1,
  ...fields,
});

test('each module has its versions and the tabs of all of them', () => {
  const [v1, v2, other] = [
    aVersion({ tabs: 3 }),
    aVersion({ version: 'v2', tabs: 1 }),
    aVersion({ module: 'mf-analyse', tabs: 7 }),
  ];
  const modules = byModule(['shell', 'mf-dashboard', 'mf-share'], [v1, other, v2]);
  expect(modules.map(({ module }) => module)).toEqual(['shell', 'mf-dashboard', 'mf-share', 'mf-analyse']);
  expect(modules[2]).toEqual({ module: 'mf-share', tabs: 4, versions: [v1, v2] });
  expect(modules[1]).toEqual({ module: 'mf-dashboard', tabs: 0, versions: [] });
});
