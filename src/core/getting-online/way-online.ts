import { FOUND_BY_NAME, NEEDS, TRADES, USUAL_TRADE } from './trades.data.ts'

/** What an owner would spend on being found online. */
export const ONLINE_BUDGETS = ['nothing', 'some'] as const
export type OnlineBudget = (typeof ONLINE_BUDGETS)[number]

/** Every step; their order depends on the business. */
export const ONLINE_STEPS = ['maps', 'name', 'email', 'page', 'tell'] as const
export type OnlineStepId = (typeof ONLINE_STEPS)[number]

/** What decides the way online of a business without a website. */
export interface OnlineSeeker {
  businessName: string | null
  industry: string | null
  subIndustry: string | null
  country: string | null
  city: string | null
  budget: OnlineBudget
  /** The steps that the owner says are done. */
  done: ReadonlySet<OnlineStepId>
}

/** One step of the way online. Each is useful by itself. */
export interface OnlineStep {
  id: OnlineStepId
  title: string
  why: string
  /** "30 minutes". */
  time: string
  cost: string
  /** How it is done, in order. */
  how: readonly string[]
  /** The media number of its lesson; `null`: none. */
  lesson: number | null
  /** Some productivity tools help with it. */
  hasTools: boolean
  isDone: boolean
}
type Step = Omit<OnlineStep, 'isDone'>

const FREE = 'Costs nothing'
/** The lesson about the profile on the map; its check asks whether there is one. */
export const MAPS_LESSON = 111

/** The way online: what brings most with the least first, by trade, place and budget. Steps that are done keep their place. */
export const wayOnline = (seeker: OnlineSeeker): OnlineStep[] =>
  stepsFor(seeker).map((step) => ({ ...step, isDone: seeker.done.has(step.id) }))

/** The step to do now; `null`: all are done. */
export const nextOnline = (steps: readonly OnlineStep[]): OnlineStep | null =>
  steps.find(({ isDone }) => !isDone) ?? null

function stepsFor(seeker: OnlineSeeker): Step[] {
  const maps = [mapsStep(seeker)]
  const own = [nameStep(seeker), emailStep(seeker)]
  const page = pageStep(seeker)
  if (FOUND_BY_NAME.has(seeker.industry ?? '')) {
    const first = seeker.budget === 'nothing' ? [page, ...own] : [...own, page]
    return [...first, ...maps, TELL]
  }
  // Whoever spends nothing begins with what costs nothing, and keeps the name for later.
  return seeker.budget === 'nothing' ? [...maps, page, TELL, ...own] : [...maps, ...own, page, TELL]
}

const tradeOf = ({ industry }: OnlineSeeker) => TRADES[industry ?? ''] ?? USUAL_TRADE
const needOf = (seeker: OnlineSeeker) => NEEDS[seeker.subIndustry ?? ''] ?? tradeOf(seeker).need

function mapsStep(seeker: OnlineSeeker): Step {
  const place = seeker.city === null ? 'nearby' : `in ${seeker.city}`
  return {
    id: 'maps',
    title: 'Get on Google Maps',
    why: `When somebody ${place} needs ${needOf(seeker)}, they look on the map first. A profile there is free and needs no website.`,
    time: '30 minutes',
    cost: FREE,
    how: [
      `Search Google Maps for ${seeker.businessName ?? 'your business'}, in case it’s there.`,
      'If not, press “Add your business” and follow the questions.',
      'Paste your description under “Description”. Add 3 photos from your phone.',
      'Then Google checks that it’s you. That may take 48 hours or more.',
    ],
    lesson: MAPS_LESSON,
    hasTools: false,
  }
}

/**
 * Who may have a name of the country: https://www.auda.org.au, .au Licensing Rules, 1.4 (Australian presence);
 * https://internetnz.nz/nz-domains/nz-rules, section 2 (read 2026-11-29).
 */
const NAME_RULES: Readonly<Record<string, string>> = {
  AU: 'For .com.au you need an ABN, an ACN or an Australian trade mark.',
  NZ: 'Anyone aged 18 or over, and any company, can register a .co.nz.',
}

/** Companies that many small businesses use, in the order of the alphabet; there are others. */
const REGISTRARS: Readonly<Record<string, string>> = {
  AU: 'Crazy Domains, GoDaddy or VentraIP',
  NZ: '1st Domains, Crazy Domains or Freeparking',
}
const BUILDERS = 'Rocketspark, Squarespace or Wix'
const FREE_BUILDERS = 'Google Sites or the free plan of Wix'

const nameStep = ({ country }: OnlineSeeker): Step => ({
  id: 'name',
  title: 'Register your web address',
  why: `Get a web address with your name in it before somebody else does. ${NAME_RULES[country ?? ''] ?? ''}`.trim(),
  time: '20 minutes',
  cost: 'Paid yearly',
  how: [
    'Write down two or three short names that say who you are.',
    `Look them up with a company that sells web addresses, such as ${REGISTRARS[country ?? ''] ?? 'GoDaddy or Namecheap'}.`,
    'Pay for one year, in your own name, and put the renewal date in your calendar.',
  ],
  lesson: null,
  hasTools: false,
})

/** How the web address of a small business usually ends. */
const ENDINGS: Readonly<Record<string, string>> = { AU: 'com.au', NZ: 'co.nz' }

const emailStep = ({ country }: OnlineSeeker): Step => ({
  id: 'email',
  title: 'An email address that matches your website',
  why: `An address like you@yourbusiness.${ENDINGS[country ?? ''] ?? 'com'} that works on your phone. It looks right on an invoice.`,
  time: '30 minutes',
  cost: 'Paid monthly',
  how: [
    'Choose an email provider, and sign up with your web address.',
    'Follow its steps. It asks you to paste a few lines where you bought the web address.',
    'Tell us the new email address under My account, and we’ll check its settings.',
  ],
  lesson: null,
  hasTools: true,
})

const pageStep = (seeker: OnlineSeeker): Step => ({
  id: 'page',
  title: 'One page that answers five questions',
  why: tradeOf(seeker).page,
  time: 'About 2 hours',
  cost:
    seeker.budget === 'nothing' ? 'Costs nothing, with the builder’s name in its address' : 'Paid monthly',
  how: [
    `Choose a website builder that you can use on your own, such as ${seeker.budget === 'nothing' ? FREE_BUILDERS : BUILDERS}.`,
    'Write one short answer to each of the five questions.',
    'Put your phone number at the top, and add 3 photos of your own.',
  ],
  lesson: null,
  hasTools: false,
})

const TELL: Step = {
  id: 'tell',
  title: 'Tell us the address',
  why: 'We’ll look at it straight away, and your plan grows from there.',
  time: '1 minute',
  cost: FREE,
  how: ['Type the address of your website under Online presence.'],
  lesson: null,
  hasTools: false,
}
