import { accountCalls } from './account.ts';
import { adminCalls } from './admin.ts';
import { apiKeyCalls } from './apiKeys.ts';
import { filingCalls } from './filing.ts';
import { legalCalls } from './legal.ts';
import { modelCalls } from './model.ts';
import { modelEndpointCalls } from './modelEndpoint.ts';
import { releaseCalls } from './releases.ts';
import { reportCalls } from './reports.ts';
import { secretCalls } from './secrets.ts';
import { sessionCalls } from './session.ts';
import { trashCalls } from './trash.ts';

/** The calls of one area: accounts, sessions, settings of the house and what its administrators do. */
export const callsOfAccounts = {
  ...sessionCalls,
  ...accountCalls,
  ...apiKeyCalls,
  ...adminCalls,
  ...releaseCalls,
  ...reportCalls,
  ...legalCalls,
  ...filingCalls,
  ...trashCalls,
  ...modelCalls,
  ...modelEndpointCalls,
  ...secretCalls,
} as const;
