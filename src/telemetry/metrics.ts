import { REASONS } from '#core/reasons.ts'
import { EVIDENCE_KEYS } from '#core/evidence/index.ts'
import { FAILURE_KINDS } from '#core/connections/failures.ts'
import { BROWSER_ENDS } from '#core/browser-facts.ts'
import { EGRESS_REFUSALS } from '#core/egress-refusals.ts'
import { ENDED_STATES, NOT_SCANNED } from '#core/scan-states.ts'

/**
 * The values of every label, by the name of their set; `null`: the server gives them at the start, because they are lists of its own
 * (queues, routes, services). A value outside of its set is exported as {@link OTHER}, so that no host, address or id can become one.
 */
export const LABEL_SETS = {
  scan_outcome: ENDED_STATES,
  scan_reason: ['none', ...REASONS, ...NOT_SCANNED],
  result: ['done', 'failed'],
  gatherer: EVIDENCE_KEYS,
  browser_end: BROWSER_ENDS,
  refusal: EGRESS_REFUSALS,
  mail_kind: null,
  mail_outcome: ['sent', 'queued', 'failed', 'unknown'],
  service: null,
  service_outcome: ['done', ...FAILURE_KINDS],
  queue: null,
  queue_state: ['waiting', 'running', 'failed'],
  method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
  route: null,
  status: null,
} as const satisfies Record<string, readonly string[] | null>

export type LabelSet = keyof typeof LABEL_SETS
export type GivenSet = { [S in LabelSet]: (typeof LABEL_SETS)[S] extends null ? S : never }[LabelSet]

/** The value in place of one that is not in its set. */
export const OTHER = 'other'

/** Seconds; a scan takes minutes, an answer milliseconds. */
const QUICK = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10]
const LONG = [0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 600]

interface MetricShape {
  kind: 'counter' | 'histogram' | 'gauge'
  help: string
  unit: 's' | 'By' | '1'
  labels: Readonly<Record<string, LabelSet>>
  /** Upper bounds of a histogram. */
  bounds?: readonly number[]
  /** Read from the clock and the system at each collection, not added up. */
  isObserved?: true
}

/** Every metric that is exported. The names are those of Prometheus: a unit at the end, and `_total` for what only grows. */
const METRICS = {
  fettle_scans_total: {
    kind: 'counter',
    unit: '1',
    help: 'Scans that ended, by how, and why not everything could be looked at',
    labels: { outcome: 'scan_outcome', reason: 'scan_reason' },
  },
  fettle_scan_duration_seconds: {
    kind: 'histogram',
    unit: 's',
    help: 'From the start of a scan in a worker to its end',
    labels: { outcome: 'scan_outcome' },
    bounds: LONG,
  },
  fettle_gather_duration_seconds: {
    kind: 'histogram',
    unit: 's',
    help: 'From the start of a gatherer to its evidence, with its waits for other evidence',
    labels: { gatherer: 'gatherer', outcome: 'result' },
    bounds: LONG,
  },
  fettle_browser_restarts_total: {
    kind: 'counter',
    unit: '1',
    help: 'Browsers that ended before their scan did, by cause; the next task gets a new one',
    labels: { cause: 'browser_end' },
  },
  fettle_egress_refusals_total: {
    kind: 'counter',
    unit: '1',
    help: 'Requests of scans that egress refused, by kind',
    labels: { kind: 'refusal' },
  },
  fettle_jobs_total: {
    kind: 'counter',
    unit: '1',
    help: 'Jobs that a worker ended; a failed one is tried again while it may be',
    labels: { queue: 'queue', outcome: 'result' },
  },
  fettle_job_duration_seconds: {
    kind: 'histogram',
    unit: 's',
    help: 'From taking a job to its end',
    labels: { queue: 'queue' },
    bounds: LONG,
  },
  fettle_queue_jobs: {
    kind: 'gauge',
    unit: '1',
    help: 'Jobs of the whole installation; each web process says the same',
    labels: { queue: 'queue', state: 'queue_state' },
  },
  fettle_queue_oldest_age_seconds: {
    kind: 'gauge',
    unit: 's',
    help: 'For how long the oldest job that may start has waited, in the whole installation',
    labels: { queue: 'queue' },
  },
  fettle_mails_total: {
    kind: 'counter',
    unit: '1',
    help: 'Tries to send a mail, by its kind; queued: it is tried again',
    labels: { kind: 'mail_kind', outcome: 'mail_outcome' },
  },
  fettle_connector_calls_total: {
    kind: 'counter',
    unit: '1',
    help: 'Calls of outside services by what came of them',
    labels: { service: 'service', outcome: 'service_outcome' },
  },
  fettle_connector_quota_left_ratio: {
    kind: 'gauge',
    unit: '1',
    help: 'Share of an outside service’s quota that is left, 0 to 1; absent while it is not known',
    labels: { service: 'service' },
  },
  fettle_http_requests_total: {
    kind: 'counter',
    unit: '1',
    help: 'Answers of the web process by route template',
    labels: { method: 'method', route: 'route', status: 'status' },
  },
  fettle_http_request_duration_seconds: {
    kind: 'histogram',
    unit: 's',
    help: 'From a request to the beginning of its answer',
    labels: { route: 'route' },
    bounds: QUICK,
  },
  fettle_process_up: {
    kind: 'gauge',
    unit: '1',
    help: '1: the process answered this scrape; 0: it did not',
    labels: {},
    isObserved: true,
  },
  fettle_process_starts_total: {
    kind: 'counter',
    unit: '1',
    help: 'Starts of a process on this machine; more than one: it ended by itself',
    labels: {},
    isObserved: true,
  },
  fettle_process_memory_bytes: {
    kind: 'gauge',
    unit: 'By',
    help: 'Resident memory of the process, without its children',
    labels: {},
    isObserved: true,
  },
  fettle_process_cpu_seconds_total: {
    kind: 'counter',
    unit: 's',
    help: 'Processor time of the process, without its children',
    labels: {},
    isObserved: true,
  },
  fettle_process_event_loop_delay_seconds: {
    kind: 'gauge',
    unit: 's',
    help: 'Longest time for which the process answered nothing, since the last collection',
    labels: {},
    isObserved: true,
  },
} as const satisfies Record<string, MetricShape>

export type MetricName = keyof typeof METRICS
export const METRIC_NAMES = Object.keys(METRICS).filter((name): name is MetricName => name in METRICS)

/** The description of a metric, by the type that all of them have. */
export const metricOf = (name: MetricName): MetricShape => METRICS[name]

type Named<Kind extends MetricShape['kind']> = {
  [N in MetricName]: (typeof METRICS)[N] extends { isObserved: true }
    ? never
    : (typeof METRICS)[N]['kind'] extends Kind
      ? N
      : never
}[MetricName]
export type CounterName = Named<'counter'>
export type HistogramName = Named<'histogram'>
export type GaugeName = Named<'gauge'>
/** The labels that a metric takes. */
export type LabelsOf<N extends MetricName> = { readonly [L in keyof (typeof METRICS)[N]['labels']]: string }
