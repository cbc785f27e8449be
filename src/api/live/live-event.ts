import type { ProgressKind } from '#core/scan-states.ts'

/** A change of a website, sent to every browser that shows it. Only ids and short words: the rest is read when needed. */
export type LiveEvent =
  | { kind: 'scan'; scan: string; state: string; finished: number; total: number }
  | {
      kind: 'result'
      scan: string
      check: string
      display: string
      greyKind: string | null
      tag: string
      line: string
      finished: number
      total: number
    }
  | { kind: 'progress'; scan: string; what: ProgressKind; done: number; total: number | null }
  | { kind: 'plan' }
  /** Events that came before the stream opened are not known: everything is to be read anew. */
  | { kind: 'missed' }
  | { kind: 'report'; report: string; state: string; progress: number }
