import type { ProgressKind } from '#core/scan-states.ts'

/** What happened to a website, told to everybody who watches it. Ids and short words only: the rest is read when needed. */
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
  | { kind: 'report'; report: string; state: string; progress: number }
