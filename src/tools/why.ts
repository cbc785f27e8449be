import { INDUSTRIES } from '#core/business/industries.data.ts'
import { familyWords } from './family.ts'
import type { ToolSeeker } from './tool-seeker.ts'
import { TOOL_GROUP_WORDS, type Tool } from './tool.ts'

/** Why a tool is suggested, in one sentence: what the owner answered, and what speaks for this tool. */
export function whyThisTool(tool: Tool, seeker: ToolSeeker): string {
  const parts = [needWords(tool, seeker), reasonWords(tool, seeker)].filter((part) => part !== null)
  if (parts.length > 0) return `Suggested because you ${parts.join(' and ')}.`
  if (tool.audience === 'all') return 'Suggested because it suits most small businesses.'
  return tool.hasFree ? 'Suggested because you can try it free.' : 'Suggested because it’s made for this job.'
}

function needWords({ group }: Tool, { needs }: ToolSeeker): string | null {
  const task = TOOL_GROUP_WORDS.find(({ id }) => id === group)?.task
  return task !== undefined && needs.includes(group) ? `told us ${task} takes too much time` : null
}

function reasonWords(tool: Tool, seeker: ToolSeeker): string | null {
  const { audience, industries, hasFree, ease } = tool
  const { industry, staffCount, budget, savviness } = seeker
  if (audience === 'industries' && industry !== null && industries.includes(industry))
    return `are in ${industryWords(industry)}`
  if (audience === 'just_me') return 'work on your own'
  const family = familyWords(tool, seeker)
  if (family !== null) return family
  if (audience === 'with_staff' && staffCount !== null) return 'work with others'
  if (budget === 'free' && hasFree) return 'want something free'
  return savviness <= 2 && ease === 1 ? 'like it simple' : null
}

/** "Construction" within a sentence; a name in lower case, like eCommerce, keeps its spelling. */
function industryWords(industry: string): string {
  const { text = industry } = INDUSTRIES.find(({ id }) => id === industry) ?? {}
  return text.replace(/\b[A-Z][a-z]+/gu, (word) => word.toLowerCase())
}
