import type { Category } from '#core/check.ts'
import { CATEGORIES } from '#core/check.ts'
import type { IconDrawing } from '../Icon.tsx'
import {
  IconBook,
  IconClipboardCheck,
  IconDots,
  IconEye,
  IconFileText,
  IconGauge,
  IconHeartHandshake,
  IconHeartbeat,
  IconLayoutDashboard,
  IconLifebuoy,
  IconListCheck,
  IconMail,
  IconMessageCircle,
  IconMessages,
  IconPlugConnected,
  IconSettings,
  IconSpeakerphone,
  IconShieldCheck,
  IconStack2,
  IconTools,
  IconUsers,
} from '../icons.ts'
import type { ShownTone } from '../tone/tone.ts'

/** Ids of all nav items. */
export type NavId =
  | 'overview'
  | 'ads'
  | 'plan'
  | 'results'
  | 'learn'
  | 'more'
  | 'summary'
  | 'connections'
  | 'settings'
  | 'help'
  | 'health'
  | 'queue'
  | 'mail'
  | 'messages'
  | 'tools'
  | 'users'
  | Category

export interface NavItem {
  id: NavId
  label: string
  href: string
  /** The mark of its tile on the overview; only for categories. */
  tone?: ShownTone | undefined
  /** A few words at the end, like "19 to do". */
  count?: string | undefined
}

export interface NavGroup {
  /** Shown above the group; none for the first. */
  title?: string | undefined
  items: readonly NavItem[]
}

const ICONS: Record<NavId, IconDrawing> = {
  overview: IconLayoutDashboard,
  ads: IconSpeakerphone,
  plan: IconListCheck,
  results: IconClipboardCheck,
  learn: IconBook,
  more: IconDots,
  summary: IconFileText,
  connections: IconPlugConnected,
  settings: IconSettings,
  help: IconLifebuoy,
  health: IconHeartbeat,
  queue: IconStack2,
  mail: IconMail,
  messages: IconMessageCircle,
  tools: IconTools,
  users: IconUsers,
  compliance: IconShieldCheck,
  visibility: IconEye,
  'customer-experience': IconHeartHandshake,
  'social-media': IconMessages,
  sitespeed: IconGauge,
}

export const navIcon = (id: NavId): IconDrawing => ICONS[id]

const isCategory = (id: NavId): boolean => CATEGORIES.some((category) => category === id)

/** The item of the bottom bar for a nav item: Results for a category, More for one that is not in the bar. */
export function navIdInBar(here: NavId, bar: readonly NavId[]): NavId {
  if (bar.includes(here)) return here
  return isCategory(here) ? 'results' : 'more'
}
