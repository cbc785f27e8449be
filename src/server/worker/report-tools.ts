import type { LiveEvent } from '#api/live/live-event.ts'
import type { Files } from '#api/services.ts'
import type { OnFault } from '#engine/judging.ts'
import type { PrintOptions } from '#engine/print-pdf.ts'
import type { Database } from '#store/database.ts'

/** What making a report needs. */
export interface ReportTools {
  db: Database
  files: Files
  print: PrintOptions
  version: string
  /** Every report is about the made-up business of a demonstration. */
  isDemonstration: boolean
  onFault: OnFault
  publish(websiteId: string, event: LiveEvent): Promise<void>
}
