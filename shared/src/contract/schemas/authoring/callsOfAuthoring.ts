import { changeCalls } from './changes.ts';
import { checkCalls } from './check.ts';
import { commentCalls } from './comments.ts';
import { configuratorCalls } from './configurator.ts';
import { importReportCalls } from './importReport.ts';
import { managerCalls } from './manager.ts';
import { mediaCalls } from './media.ts';
import { partCalls } from './parts.ts';
import { publicationCalls } from './publication.ts';
import { scriptedTestCalls } from './scriptedTests.ts';
import { surveyCalls } from './survey.ts';
import { surveyListCalls } from './surveyList.ts';
import { trainingCalls } from './training.ts';
import { versionCalls } from './versions.ts';
import { writingCalls } from './writing.ts';

/** Named, not inferred, because the compiler writes an inferred type out, and many of these hold a whole dialog. */
type CallsOfAuthoring = typeof surveyCalls &
  typeof surveyListCalls &
  typeof importReportCalls &
  typeof checkCalls &
  typeof publicationCalls &
  typeof versionCalls &
  typeof partCalls &
  typeof commentCalls &
  typeof mediaCalls &
  typeof configuratorCalls &
  typeof changeCalls &
  typeof writingCalls &
  typeof trainingCalls &
  typeof scriptedTestCalls &
  typeof managerCalls;

/** The calls of one area: building, testing and publishing dialogs and multi-chats. */
export const callsOfAuthoring: CallsOfAuthoring = {
  ...surveyCalls,
  ...surveyListCalls,
  ...importReportCalls,
  ...checkCalls,
  ...publicationCalls,
  ...versionCalls,
  ...partCalls,
  ...commentCalls,
  ...mediaCalls,
  ...configuratorCalls,
  ...changeCalls,
  ...writingCalls,
  ...trainingCalls,
  ...scriptedTestCalls,
  ...managerCalls,
};
