import { approvalCalls } from './approvals.ts';
import { changeCalls } from './changes.ts';
import { checkCalls } from './check.ts';
import { commentCalls } from './comments.ts';
import { configuratorCalls } from './configurator.ts';
import { importReportCalls } from './importReport.ts';
import { managerCalls } from './manager.ts';
import { mediaCalls } from './media.ts';
import { mediaLibraryCalls } from './mediaLibrary.ts';
import { partCalls } from './parts.ts';
import { publicationCalls } from './publication.ts';
import { scriptedTestCalls } from './scriptedTests.ts';
import { surveyCalls } from './survey.ts';
import { surveyListCalls } from './surveyList.ts';
import { taskCalls } from './tasks.ts';
import { testBenchCalls } from './testBench.ts';
import { trainingCalls } from './training.ts';
import { translationCalls } from './translations.ts';
import { versionCalls } from './versions.ts';
import { writingCalls } from './writing.ts';

/** Named, not inferred, because the compiler writes an inferred type out, and many of these hold a whole dialog. */
type CallsOfAuthoring = typeof surveyCalls &
  typeof surveyListCalls &
  typeof importReportCalls &
  typeof checkCalls &
  typeof publicationCalls &
  typeof approvalCalls &
  typeof versionCalls &
  typeof translationCalls &
  typeof partCalls &
  typeof commentCalls &
  typeof mediaCalls &
  typeof mediaLibraryCalls &
  typeof configuratorCalls &
  typeof changeCalls &
  typeof writingCalls &
  typeof taskCalls &
  typeof trainingCalls &
  typeof scriptedTestCalls &
  typeof testBenchCalls &
  typeof managerCalls;

/** The calls of one area: building, testing and publishing dialogs and multi-chats. */
export const callsOfAuthoring: CallsOfAuthoring = {
  ...surveyCalls,
  ...surveyListCalls,
  ...importReportCalls,
  ...checkCalls,
  ...publicationCalls,
  ...approvalCalls,
  ...versionCalls,
  ...translationCalls,
  ...partCalls,
  ...commentCalls,
  ...mediaCalls,
  ...mediaLibraryCalls,
  ...configuratorCalls,
  ...changeCalls,
  ...writingCalls,
  ...taskCalls,
  ...trainingCalls,
  ...scriptedTestCalls,
  ...testBenchCalls,
  ...managerCalls,
};
