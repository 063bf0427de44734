import type { CallRoute } from './callRoute.ts';

/** The calls of respondents (spec §7). Apart from the authors' calls, because a respondent's page carries these alone. */
export const liveCalls = {
  refresh: { method: 'POST', path: '/api/refresh', access: 'refresh' },
  registerLive: { method: 'POST', path: '/api/register_live', access: 'public' },
  registerLiveList: { method: 'POST', path: '/api/register_live_list', access: 'public' },
  config: { method: 'GET', path: '/api/get_config', access: 'public' },
  surveyLanguage: { method: 'POST', path: '/api/get_survey_language', access: 'public' },
  conversation: { method: 'GET', path: '/api/conversation', access: 'respondent' },
  turn: { method: 'POST', path: '/api/turn', access: 'respondent' },
  answered: { method: 'GET', path: '/api/answered', access: 'respondent' },
  changeAnswer: { method: 'POST', path: '/api/change_answer', access: 'respondent' },
  /** By receipt code alone, so both are rate limited. */
  receipt: { method: 'POST', path: '/api/receipt', access: 'public' },
  deleteReceipt: { method: 'POST', path: '/api/receipt/delete', access: 'public' },
  giveFeedback: { method: 'POST', path: '/api/feedback', access: 'respondent' },
  restartDelete: { method: 'POST', path: '/api/restart_delete', access: 'anyone-with-token' },
} as const satisfies Record<string, CallRoute>;

export type LiveCallName = keyof typeof liveCalls;
