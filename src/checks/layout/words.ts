import type { Misfit } from '#core/phone-layout.ts'
import type { CheckWords } from '#core/words.ts'

export type LayoutStatus = 'is_mobile_responsive' | 'not_mobile_responsive'

export const words: CheckWords<LayoutStatus> = {
  title: 'Website layout on mobile',
  what: 'Whether your website fits small screens, so people can read and tap without zooming or sliding sideways.',
  why: "Most people will visit you on a phone. If it's fiddly, they leave.",
  who: 'Your web person',
  statuses: {
    is_mobile_responsive: {
      tag: 'Fits phones',
      inShort: 'it fits a phone',
      line: '{fit}',
      steps: ['Check new pages on your own phone', 'Keep buttons well apart', 'Keep menus short'],
    },
    not_mobile_responsive: {
      tag: "Doesn't fit phones",
      line: '{problem}',
      steps: [
        { text: "Open your site on your phone and note what's hard to use", minutes: 15 },
        { text: 'If you use a website builder, switch to a modern mobile-friendly theme', minutes: 360 },
        { text: 'Ask your web person to fix what we found', minutes: 480, who: 'Your web person' },
        { text: 'Re-run the test', minutes: 1 },
      ],
    },
  },
}

export const PROBLEMS = ['viewport', 'overflow', 'small_text', 'other_pages'] as const satisfies readonly (
  | Misfit
  | 'other_pages'
)[]
export type Problem = (typeof PROBLEMS)[number]

export const problemWords: Readonly<Record<Problem, string>> = {
  viewport: "Your site isn't set up for phone screens.",
  overflow: 'Your page is wider than the screen, so people must slide sideways.',
  small_text: 'Most of your text is too small to read on a phone.',
  other_pages: 'The first pages of your menu are wider than the screen, so people must slide sideways.',
}

/** Of a page that fits: with all of its style, or with a part of it, about which an advice says more. */
export const fitWords = {
  styled: 'Your site fits small screens.',
  partlyStyled: 'Your homepage fits small screens as far as we saw it.',
} as const

/** Advice that does not affect the status. */
export const adviceWords = {
  notStyled:
    'A file that makes the style of your page didn’t come when we looked, so we saw your page without it: look at it on a phone yourself.',
  slightOverflow: 'Your page is a little wider than the screen. People may notice it wobble sideways.',
  smallTargets: 'Some links and buttons are small and close together, so people may tap the wrong one.',
  noZoom: "Your page doesn't let people zoom in. Allow it, for those who need larger text.",
  otherPage: 'One of the first pages of your menu is wider than the screen. Look at it on a phone, too.',
  overlay:
    'Something covers more than half of the screen as soon as the page opens. Make it smaller or show it later.',
  deadScript: (error: string) =>
    `A script on your homepage never runs: browsers stop at “${error}”. If a menu, a slider or a form there does nothing, this may be why: send the message to your web person.`,
  mobileSite:
    'You have a separate website for phones. One website that fits every screen is less work and does better in searches.',
} as const

export const pictureWords = {
  mobile: 'Your homepage on a phone',
  below: 'Further down on a phone',
  desktop: 'Your homepage on a computer',
} as const

/** The text of each kind of box on a picture. */
export const markWords = {
  out: 'Sticks out to the right by',
  small: 'Small, and close to something else to tap',
} as const

/** What sticks out, as a list; or one sentence where only boxes stick out that are as wide as their content makes them. */
export const outWords = {
  title: 'What sticks out',
  notSeen: "We couldn't see which part is too wide.",
} as const

/** What was tested, in the checklist. */
export const testedWords = {
  viewport: 'Set up for phone screens',
  overflow: 'As wide as the screen, not wider',
  small_text: 'Text is large enough to read',
  targets: 'Links and buttons are easy to tap',
} as const
/** The same of the width, where it is more than that, and less than people notice. */
export const hardlyWider = 'Hardly wider than the screen'
export type TestedPart = keyof typeof testedWords

/** The text for each page beside the homepage. */
export const otherPageWords = {
  title: 'Other pages we measured',
  fits: 'As wide as the screen',
  tooWide: 'wider than the screen',
  notKnown: "We couldn't tell whether it fits a phone",
  unproven: "Wider than the screen, but we couldn't see it as a phone shows it",
} as const
