import type { Option } from '#core/survey/question.ts'

/** The task groups (specification, section 3). */
export const TOOL_GROUPS = [
  'admin',
  'collaboration',
  'digitalMarketing',
  'finance',
  'projectManagement',
] as const
export type ToolGroup = (typeof TOOL_GROUPS)[number]

/** Whom a tool suits: everybody, those with staff, those who work alone, or some industries. */
export const AUDIENCES = ['all', 'with_staff', 'just_me', 'industries'] as const
export type Audience = (typeof AUDIENCES)[number]

/**
 * Price band of the cheapest paid plan of a very small business, in Australian dollars a month: 1 up to 20, 2 over 20 to 60, 3
 * over 60 (catalogues, section 4).
 */
export const PAID_BANDS = [1, 2, 3] as const
export type PaidBand = (typeof PAID_BANDS)[number]

/** How easy a tool is to learn: 1 is easy, 3 takes learning. */
export const EASES = [1, 2, 3] as const
type Ease = (typeof EASES)[number]

/** One tool of the catalogue. It has no web address: owners search by name, and Fettle earns nothing. */
export interface Tool {
  /** As in stored answers; never changes. */
  id: string
  name: string
  group: ToolGroup
  /** It has a free plan that is enough to work with. */
  hasFree: boolean
  /** `null`: it has no monthly price. */
  paid: PaidBand | null
  /** Its purpose, in a few words. */
  purpose: string
  audience: Audience
  /** Ids of industries, where the audience is those; else empty. */
  industries: readonly string[]
  ease: Ease
  /** The day on which somebody last reviewed this entry: `2026-11-21`. */
  reviewedOn: string
  /** Kept for old answers, and not suggested any more. */
  isRetired: boolean
}

/** A task group as owners read it. */
export interface GroupWords extends Option {
  id: ToolGroup
  /** The last segment of its page's address. */
  slug: string
  line: string
  /** "you told us {this} takes too much of your time" */
  task: string
}

export const TOOL_GROUP_WORDS: readonly GroupWords[] = [
  {
    id: 'admin',
    text: 'Admin',
    slug: 'admin',
    line: 'Paperwork, bookings, files and passwords.',
    task: 'paperwork',
  },
  {
    id: 'collaboration',
    text: 'Collaboration',
    slug: 'collaboration',
    line: 'Working and talking with your team and your customers.',
    task: 'working with others',
  },
  {
    id: 'digitalMarketing',
    text: 'Digital marketing',
    slug: 'digital-marketing',
    line: 'Newsletters, posts and pictures.',
    task: 'marketing online',
  },
  {
    id: 'finance',
    text: 'Finance',
    slug: 'finance',
    line: 'Invoices, payments and tax.',
    task: 'looking after money and tax',
  },
  {
    id: 'projectManagement',
    text: 'Project management',
    slug: 'project-management',
    line: 'Keeping jobs and deadlines on track.',
    task: 'keeping jobs on track',
  },
]

/** The group of a page's slug; `null`: there is no such page. */
export const groupBySlug = (slug: string): GroupWords | null =>
  TOOL_GROUP_WORDS.find((group) => group.slug === slug) ?? null
