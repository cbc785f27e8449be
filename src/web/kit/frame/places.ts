import type { Icon as TablerIcon } from '@tabler/icons-react'
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
  IconShieldCheck,
  IconStack2,
  IconTools,
  IconUsers,
} from '@tabler/icons-react'
import type { Category } from '#core/check.ts'
import { CATEGORIES } from '#core/check.ts'
import type { ShownTone } from '../tone/tone.ts'

/** The places that the navigation knows. */
export type PlaceId =
  | 'overview'
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

export interface Place {
  id: PlaceId
  label: string
  href: string
  /** The mark of its tile on the overview; only for categories. */
  tone?: ShownTone | undefined
  /** A few words at the end, like "19 to do". */
  count?: string | undefined
}

export interface PlaceGroup {
  /** Shown above the group; none for the first. */
  title?: string | undefined
  places: readonly Place[]
}

const ICONS: Record<PlaceId, TablerIcon> = {
  overview: IconLayoutDashboard,
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

export const placeIcon = (id: PlaceId): TablerIcon => ICONS[id]

const isCategory = (id: PlaceId): boolean => CATEGORIES.some((category) => category === id)

/** Which of the places in the bottom bar holds this one: categories are results, what is not in the bar is more. */
export function placeInBar(here: PlaceId, bar: readonly PlaceId[]): PlaceId {
  if (bar.includes(here)) return here
  return isCategory(here) ? 'results' : 'more'
}
