import type { Block } from './block.ts'
import type { Category, Proof } from './check.ts'
import type { Display, GreyKind } from './display.ts'
import type { FailureCode, Reason } from './reasons.ts'

/** One check's result, as the report, the database and the screen have it. */
export interface CheckResult {
  id: string
  code: string
  category: Category
  status: string
  display: Display
  greyKind: GreyKind | null
  tag: string
  title: string
  description: string
  whatIsIt: string
  whyImportant: string
  nextSteps: string[]
  goldStar: boolean
  advice: string[]
  facts: Record<string, unknown>
  blocks: Block[]
  evidence: Proof[]
  reason: string | null
  reasonCode: Reason | FailureCode | null
  applicable: boolean
  updatedAt: string
  durationMs: number
  revision: number
}
