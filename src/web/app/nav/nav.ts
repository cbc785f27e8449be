import { CATEGORIES, type Category } from '#core/check.ts'
import { type Counts, markOf } from '#core/counts.ts'
import type { Display } from '#core/display.ts'
import { navigationOf } from '#core/navigation.ts'
import type { NavItem, NavGroup, NavId } from '#web/kit/frame/nav-items.ts'
import { checks } from '../catalogue.generated.ts'

/** What the navigation shows of a website's results. */
interface KnownOfWebsite {
  /** Open items of the plan. */
  toDo: number
  categories: readonly { category: Category; counts: Counts; tone: Display | null }[]
}

const OVERVIEW: NavItem = { id: 'overview', label: 'Overview', href: '/' }
const PLAN: NavItem = { id: 'plan', label: 'Plan', href: '/online-business-blueprint' }
const LEARN: NavItem = { id: 'learn', label: 'Learn', href: '/learn' }
const SUMMARY: NavItem = { id: 'summary', label: 'My Business Summary', href: '/my-business-summary' }
const TOOLS: NavItem = { id: 'tools', label: 'Productivity tools', href: '/productivity-tools' }
const ADS: NavItem = { id: 'ads', label: 'Ads', href: '/ads' }
const HELP: NavItem = { id: 'help', label: 'Help', href: '/help' }
const ADMIN: NavItem = { id: 'connections', label: 'Running Fettle', href: '/admin' }

const { categories } = navigationOf(checks)
/** The side navigation; `known` is what is known so far. */
export function sideNav(known: KnownOfWebsite | undefined, isOperator: boolean): NavGroup[] {
  const toDo = known?.toDo ?? 0
  const marks = new Map(
    known?.categories.map(({ category, counts, tone }) => [category, markOf(counts, tone)]),
  )
  return [
    { items: [OVERVIEW, toDo === 0 ? PLAN : { ...PLAN, count: `${toDo} to do` }] },
    {
      title: 'Results',
      items: categories.map(({ category, title, path }) => ({
        id: category,
        label: title,
        href: path,
        tone: shownMark(marks.get(category)),
      })),
    },
    {
      title: 'More',
      items: [LEARN, SUMMARY, TOOLS, ADS, HELP, ...(isOperator ? [ADMIN] : [])],
    },
  ]
}

/** Nothing is marked while nothing is known. */
const shownMark = (mark: NavItem['tone']): NavItem['tone'] => (mark === 'waiting' ? undefined : mark)

/** The bottom bar on phones. */
export const BAR: readonly NavItem[] = [
  OVERVIEW,
  PLAN,
  { id: 'results', label: 'Results', href: '/results' },
  LEARN,
  { id: 'more', label: 'More', href: '/more' },
]

/** The account menu (specification, section 2; decisions, section 13), without the sign-out below it. */
const ACCOUNT_PLACES: readonly NavItem[] = [
  { id: 'settings', label: 'My account', href: '/profile/my-account' },
  { id: 'results', label: 'My results', href: '/' },
  { id: 'plan', label: 'Online Business Blueprint', href: '/online-business-blueprint' },
  { id: 'summary', label: 'My Business Summary', href: '/my-business-summary' },
  { id: 'overview', label: 'Home', href: '/home' },
  { id: 'learn', label: 'What is Fettle', href: '/home#how' },
  { id: 'help', label: 'Help', href: '/help' },
  { id: 'more', label: 'Contact us', href: '/help/contact-us' },
]

/** The same for a signed-in owner: the operator's has a link to the operator's pages as well. */
export const accountNav = (isOperator: boolean): readonly NavItem[] =>
  isOperator ? [...ACCOUNT_PLACES, ADMIN] : ACCOUNT_PLACES

const FIRST_PARTS: Readonly<Record<string, NavId>> = {
  '': 'overview',
  'online-business-blueprint': 'plan',
  results: 'results',
  learn: 'learn',
  'learn-more': 'learn',
  'learning-guide': 'learn',
  videos: 'learn',
  favourites: 'learn',
  'my-business-summary': 'summary',
  'productivity-tools': 'tools',
  ads: 'ads',
  feedback: 'help',
  profile: 'settings',
  'google-profile': 'visibility',
  help: 'help',
  admin: 'connections',
}

/** The nav item of an address. */
export function navIdOf(pathname: string): NavId {
  const [, first = ''] = pathname.split('/')
  return CATEGORIES.find((category) => category === first) ?? FIRST_PARTS[first] ?? 'more'
}
