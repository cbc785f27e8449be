import type { BrowserEnd, BrowserFacts } from '#core/browser-facts.ts'
import type { RefusalCounts } from '#core/egress-refusals.ts'
import type { EvidenceKey, EvidenceMap } from '#core/evidence/index.ts'
import type { Gathered } from '#core/gathered.ts'
import type { ProgressKind } from '#core/scan-states.ts'
import type { FoundBrowser } from '#gather/browser/find.ts'
import type { SandboxUse } from '#gather/browser/launch.ts'
import type { GatherSettings } from '#gather/context.ts'
import type { EgressOptions, ServicePlace } from '#net/types.ts'

/** How the browser of a scan is found and started. */
export interface BrowserSetup {
  /** `false`: leave out everything that needs a browser. */
  use: boolean
  /** An executable to use before looking for one. */
  executable: string | null
  /** Addresses of browsers on other machines, of which one is used in place of one here; they may hold tokens. */
  remote?: readonly string[]
  sandbox: SandboxUse
  /** Most MiB that the browser with all of its processes may use; the default when left out. */
  memoryMib?: number
}

/** Everything an inspector needs to gather the evidence of one website. Plain data, because it is sent to another process. */
export interface InspectorTask {
  address: string
  keys: EvidenceKey[]
  settings: Omit<GatherSettings, 'keys'>
  egress: Pick<EgressOptions, 'userAgent' | 'resolve' | 'allowPrivate' | 'dns' | 'ca' | 'pace'> & {
    /** Bytes that everything together may receive and send. */
    scanBytes: number
    /** Entries of the operator's allow-list. */
    allow?: readonly string[]
    /** Hosts of this installation, which it never scans. */
    own?: readonly string[]
    /** Its database and mail server, which no setting opens. */
    services?: readonly ServicePlace[]
  }
  browser: BrowserSetup
  answers: EvidenceMap['answers']
  profile: EvidenceMap['profile']
}

/** How an inspector reaches the network; the same for all scans of one worker. */
export type InspectorSetup = Pick<InspectorTask, 'egress' | 'browser'>

/** Worker to inspector. A `prepare` is followed by a `start` with the same setup. */
export type ToInspector =
  | { kind: 'prepare'; setup: InspectorSetup }
  | { kind: 'start'; task: InspectorTask }
  /** The browser to use, found and verified by the process that started the inspector; `null`, and why, when there is none. */
  | { kind: 'browser'; found: FoundBrowser | null; detail?: string }
  | { kind: 'stop' }

/** One piece of evidence under its name. */
export interface EvidencePiece {
  key: EvidenceKey
  piece: Gathered<EvidenceMap[EvidenceKey]>
}

/** Inspector to worker. */
export type FromInspector =
  | ({ kind: 'evidence' } & EvidencePiece)
  | { kind: 'progress'; what: ProgressKind; done: number; total: number | null }
  | { kind: 'notice'; text: string }
  | { kind: 'browser'; facts: BrowserFacts }
  | { kind: 'browser_ended'; how: BrowserEnd }
  /** What egress refused; once, at the end. */
  | { kind: 'refused'; counts: RefusalCounts }
  | { kind: 'fault'; where: string; message: string }
  | { kind: 'done' }
