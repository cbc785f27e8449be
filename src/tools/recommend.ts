import { familyWords } from './family.ts'
import type { ToolSeeker, Budget } from './tool-seeker.ts'
import { TOOL_GROUPS, type Tool, type ToolGroup } from './tool.ts'
import { whyThisTool } from './why.ts'

/** A tool that is suggested, and why, in a sentence. */
export interface ToolSuggestion {
  tool: Tool
  why: string
}

export interface GroupAdvice {
  group: ToolGroup
  /** The owner answered that these jobs take too much time, or did not answer. */
  isWanted: boolean
  /** The best three at most, the best first. */
  suggested: ToolSuggestion[]
  /** The rest of the group, in the order of the catalogue. */
  others: Tool[]
}

const MOST = 3
const BOOKS: ReadonlySet<string> = new Set(['xero', 'myob_business', 'quickbooks_online'])
/** In use, these two leave out all of {@link BOOKS} (catalogues, section 4); QuickBooks leaves out itself only. */
const BOOKS_USED = ['xero', 'myob_business']
/** The highest paid band within a budget; 0 is a free plan. */
const MOST_PAID: Readonly<Record<Budget, number>> = { free: 0, low: 1, mid: 2, any: 3 }

/** Suggestions for an owner in each task group, by the rules of the catalogue (section 4). */
export function recommend(tools: readonly Tool[], seeker: ToolSeeker): GroupAdvice[] {
  const current = tools.filter(({ isRetired }) => !isRetired)
  return TOOL_GROUPS.map((group) => {
    const ofGroup = current.filter((tool) => tool.group === group)
    const best = ofGroup
      .flatMap((tool, index) =>
        fits(tool, seeker) ? [{ tool, place: index, score: toolScore(tool, seeker) }] : [],
      )
      .toSorted((one, other) => other.score - one.score || one.place - other.place)
      .slice(0, MOST)
      .map(({ tool }) => ({ tool, why: whyThisTool(tool, seeker) }))
    return {
      group,
      isWanted: seeker.needs.length === 0 || seeker.needs.includes(group),
      suggested: best,
      others: ofGroup.filter((tool) => !best.some((suggestion) => suggestion.tool === tool)),
    }
  })
}

function fits(tool: Tool, { used, budget, staffCount }: ToolSeeker): boolean {
  if (used.includes(tool.id)) return false
  if (BOOKS.has(tool.id) && BOOKS_USED.some((name) => used.includes(name))) return false
  if ((tool.hasFree ? 0 : (tool.paid ?? 0)) > MOST_PAID[budget]) return false
  if (tool.audience === 'with_staff') return staffCount !== '0'
  return tool.audience !== 'just_me' || staffCount === '0'
}

/** Points of a tool that fits. Where the number of staff is not known, being for teams gives none. */
export function toolScore(tool: Tool, seeker: ToolSeeker): number {
  return (
    audiencePoints(tool, seeker) +
    (tool.hasFree ? 10 : 0) +
    easePoints(tool, seeker) +
    (familyWords(tool, seeker) === null ? 0 : 10)
  )
}

function audiencePoints({ audience, industries }: Tool, { industry, staffCount }: ToolSeeker): number {
  switch (audience) {
    case 'all':
      return 15
    case 'with_staff':
      return staffCount === null ? 0 : 20
    case 'just_me':
      return 30
    case 'industries':
      return industry !== null && industries.includes(industry) ? 30 : 0
  }
}

/** The closer to the owner's ease with technology, the more points. */
const easePoints = ({ ease }: Tool, { savviness }: ToolSeeker): number =>
  (3 - Math.abs(ease - (savviness <= 2 ? 1 : savviness === 3 ? 2 : 3))) * 5
