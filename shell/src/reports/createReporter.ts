import type { CallRequest, ReleasableId, ReportedFault, ReportedMeasure } from '@dialogwerk/shared/contract';
import { placeOf } from './model/placeOf.ts';

type Report = CallRequest<'sendReport'>;

/** As many of each as a report takes; what comes beyond is not worth a request of its own. */
const MOST = 24;
/** The same fault again and again says nothing new. */
const MOST_OF_FAULT = 3;

interface ReporterParts {
  /** Hands a report over so that it goes even as the page goes; tells whether it was taken. */
  readonly send: (report: Report) => boolean;
  /** 16 hex digits, drawn by lot. */
  readonly tab: string;
}

/** What runs in this tab; null before it is known. */
export interface InUse {
  readonly composition: string;
  readonly versions: readonly { readonly module: ReleasableId; readonly version: string }[];
}

export interface Reporter {
  fault: (kind: ReportedFault, module: ReleasableId, version: string, error: unknown) => void;
  /** A fault whose place is known by its stack alone; what is not of ours is not told. */
  faultAt: (kind: ReportedFault, error: unknown) => void;
  measure: (kind: ReportedMeasure, module: ReleasableId, version: string, ms: number, bytes?: number) => void;
  loaded: (module: ReleasableId, version: string, ms: number) => void;
  /** Sends what there is; with `alive` also when there is nothing to tell but that the tab is open. */
  flush: (alive?: boolean) => void;
  /** Says what runs here. */
  readInUse: (read: () => InUse | null) => void;
}

/** Collects what is told of versions and sends it in small reports. */
export function createReporter({ send, tab }: ReporterParts): Reporter {
  let faults: Report['faults'] = [];
  let measures: Report['measures'] = [];
  let inUse: () => InUse | null = () => null;
  const seen = new Map<string, number>();

  const reporter: Reporter = {
    fault(kind, module, version, error) {
      const at = error instanceof Error ? placeOf(error.stack ?? '') : null;
      const place = at && at.file !== '' ? `${at.module}/${at.version ?? version}/${at.file}` : '';
      const name = error instanceof Error ? nameOf(error) : '';
      const key = [kind, module, version, name, place].join(' ');
      const times = (seen.get(key) ?? 0) + 1;
      seen.set(key, times);
      if (times > MOST_OF_FAULT || faults.length >= MOST) return;
      faults = [...faults, { kind, module, version, name, place }];
    },
    faultAt(kind, error) {
      const at = error instanceof Error ? placeOf(error.stack ?? '') : null;
      const version = at?.version ?? versionOf(inUse(), at?.module);
      if (at && version !== null) reporter.fault(kind, at.module, version, error);
    },
    measure(kind, module, version, ms, bytes) {
      if (measures.length >= MOST) return;
      const rounded = Math.min(600_000, Math.max(0, Math.round(ms)));
      measures = [...measures, { kind, module, version, ms: rounded, ...(bytes === undefined ? {} : { bytes }) }];
    },
    loaded(module, version, ms) {
      reporter.measure('load', module, version, ms, bytesOf(`/remotes/${module}/${version}/`));
    },
    flush(alive = false) {
      const now = inUse();
      if (!now || (!alive && faults.length === 0 && measures.length === 0)) return;
      const { composition, versions } = now;
      if (!send({ tab, composition, in_use: [...versions], measures, faults })) return;
      faults = [];
      measures = [];
    },
    readInUse: (read) => {
      inUse = read;
    },
  };
  return reporter;
}

/** Only a class of errors, never a text. */
function nameOf({ name }: Error): string {
  return /^\w{1,40}$/.test(name) ? name : 'Error';
}

function versionOf(inUse: InUse | null, module: ReleasableId | undefined): string | null {
  return inUse?.versions.find((one) => one.module === module)?.version ?? null;
}

/** What has come of a folder's files over the net so far, without headers: they are in no budget. */
function bytesOf(folder: string): number {
  const entries = performance.getEntriesByType('resource').filter(({ name }) => name.includes(folder));
  return entries.reduce((sum, entry) => sum + (isFromNet(entry) ? entry.encodedBodySize : 0), 0);
}

const isFromNet = (entry: PerformanceEntry): entry is PerformanceResourceTiming =>
  entry instanceof PerformanceResourceTiming && entry.transferSize > 0;
