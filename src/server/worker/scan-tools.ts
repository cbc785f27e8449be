import type { LiveEvent } from '#api/live/live-event.ts'
import type { Files } from '#api/services.ts'
import type { AnyCheck } from '#core/check.ts'
import type { Connections } from '#engine/connections/connections.ts'
import type { InspectorTask } from '#engine/inspector/protocol.ts'
import type { ScanRequest } from '#engine/scan.ts'
import type { ScanStart } from '#plan/movement-input.ts'
import type { Database } from '#store/database.ts'
import type { readOwnerInput } from '#store/owner-input.ts'
import type { Hold, Scan } from '#store/scans.ts'
import type { Website } from '#store/websites.ts'

/** What a worker needs to scan websites. */
export interface ScanTools {
  db: Database
  files: Files
  /** How the network and the browser are reached. */
  egress: Omit<InspectorTask['egress'], 'scanBytes'>
  browser: InspectorTask['browser']
  pages: number
  connections: Connections
  inspector: ScanRequest['inspector']
  publish: (websiteId: string, event: LiveEvent) => Promise<void>
  /** Lets these checks be judged again by what is kept. */
  rejudge: (website: Website, checks: readonly string[]) => Promise<unknown>
  /** Lets these checks be gathered again, as soon as the limits of scans allow it. */
  gatherAgain: (website: Website, checks: readonly string[]) => Promise<unknown>
  /** Called when a scan has ended. */
  updatePlan: (websiteId: string, scan: ScanStart) => Promise<void>
  onFault: (where: string, error: unknown) => void
}

/** A scan that this worker has taken, with what it needs. */
export interface HeldScan {
  scan: Scan
  hold: Hold
  website: Website
  checks: AnyCheck[]
  input: Awaited<ReturnType<typeof readOwnerInput>>
}
