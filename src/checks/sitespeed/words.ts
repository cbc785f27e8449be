import { ON_DEVICE } from '#core/device-words.ts'
import type { Device } from '#core/evidence/visit.ts'
import type { CheckWords } from '#core/words.ts'

/** The slowest first. */
export const BANDS = ['slow', 'medium', 'fast'] as const
export type SpeedStatus = (typeof BANDS)[number]
export const statuses = { fast: 'success', medium: 'warning', slow: 'error' } as const

const FIX = [
  { text: 'Download the report', minutes: 1 },
  { text: 'Shrink your biggest pictures; this often helps most', minutes: 180 },
  { text: "Remove widgets and plug-ins you don't need", minutes: 180 },
  { text: 'Ask your host about caching or a faster plan', minutes: 240, who: 'Your web host' },
  { text: 'Re-run the test', minutes: 1 },
] as const

export const wordsFor = (device: Device): CheckWords<SpeedStatus> => ({
  title: `Site speed ${ON_DEVICE[device]}`,
  what: `How quickly your pages show and can be used ${ON_DEVICE[device]}.`,
  why: 'People leave slow sites, and search engines take speed into account.',
  who: 'Your web person',
  statuses: {
    fast: {
      tag: 'Fast',
      inShort: `it’s fast ${ON_DEVICE[device]}`,
      line: 'You scored {score} of 100. {missed}',
      steps: [
        'Shrink pictures before you upload them',
        'Think twice before adding pop-ups and widgets',
        'Check again after big changes',
      ],
    },
    medium: {
      tag: 'Good speed',
      line: "You scored {score} of 100. There's room to go faster. {missed}",
      steps: FIX,
    },
    slow: {
      tag: 'Loading slowly',
      line: 'You scored {score} of 100. Visitors may not wait. {missed}',
      steps: FIX,
    },
  },
})

/** Added where a part of the page's style did not come: without it a page shows sooner. */
export const NOT_STYLED =
  'Not everything that lays out your page reached us, so the page that your visitors get may be slower.'

/** The same where only scripts did not come. */
export const withoutScripts = (count: number): string =>
  `${count === 1 ? 'A script that your page asks for' : `${count} scripts that your page asks for`} didn't reach us, so the page that your visitors get may be slower.`

/** The speed metrics by their plain names, with the names that a web person knows. */
export const metricWords = {
  lcp: { label: 'Main picture shows', term: 'Largest Contentful Paint (LCP)' },
  si: { label: 'Page looks finished', term: 'Speed Index' },
  fcp: { label: 'First words show', term: 'First Contentful Paint (FCP)' },
  tbt: { label: 'Taps are held up', term: 'Total Blocking Time (TBT)' },
  cls: { label: 'Things jump about', term: 'Cumulative Layout Shift (CLS)' },
} as const

/** What is there at the moments of a load. */
export const filmWords = {
  nothing: 'Nothing yet',
  first_words: 'First words',
  main_picture: 'Main picture',
} as const

/** Lighthouse's findings that hang on which styles of the page came, and on how it is laid out by them. */
export const OF_STYLE: ReadonlySet<string> = new Set([
  'cls-culprits-insight',
  'render-blocking-insight',
  'unused-css-rules',
])

/** Lighthouse's findings about files that a browser could keep: the time it gives for them is that of a later visit. */
export const REPEAT_VISITS: ReadonlySet<string> = new Set(['cache-insight', 'uses-long-cache-ttl'])
const KEEP_FILES = 'Let browsers keep your files for longer: people who come again wait less'

/** What to do about what keeps the device busy, by Lighthouse's finding. */
const busyWords = {
  'bootup-time': 'Use fewer scripts',
  'mainthread-work-breakdown': 'Find out what keeps the device busy while the page loads',
} as const
/** The same where nothing says what it is. */
export const WHATEVER_IS_BUSY = busyWords['mainthread-work-breakdown']
/** Lighthouse's findings about what keeps the device busy: the saving that it gives for them is the whole Total Blocking Time, as if all of it could go. */
export const BUSY: ReadonlyMap<string, string> = new Map(Object.entries(busyWords))

/** What Lighthouse's findings mean, by the id of its audit; others are shown with Lighthouse's title. */
export const opportunityWords: Readonly<Record<string, string>> = {
  'bootup-time': `${busyWords['bootup-time']}: they keep the device busy`,
  'cache-insight': KEEP_FILES,
  'cls-culprits-insight': 'Give pictures and adverts a fixed place, so nothing jumps',
  'document-latency-insight': 'Have your host answer faster',
  'dom-size-insight': 'Make the page simpler: it holds a great many parts',
  'duplicated-javascript-insight': 'Load the same script only once',
  'font-display-insight': 'Show words before your fonts have arrived',
  'forced-reflow-insight': 'Have your web person look at scripts that measure the page over and over',
  'image-delivery-insight': 'Shrink your pictures',
  'lcp-breakdown-insight': 'Bring the main picture in sooner',
  'lcp-discovery-insight': 'Start loading the main picture first',
  'legacy-javascript-insight': 'Stop sending script for browsers of the past',
  'mainthread-work-breakdown': WHATEVER_IS_BUSY,
  'modern-http-insight': 'Ask your host to turn on HTTP/2',
  'network-dependency-tree-insight': 'Load the important files side by side, not one after another',
  redirects: 'Send visitors straight to the right address',
  'render-blocking-insight': 'Let the page show before all its style and script files are there',
  'server-response-time': 'Have your host answer faster',
  'third-parties-insight': 'Use fewer outside services, such as chat, maps and trackers',
  'total-byte-weight': 'Make the page lighter',
  'unminified-css': 'Squeeze your style files',
  'unminified-javascript': 'Squeeze your script files',
  'unsized-images': 'Say how big pictures are, so nothing jumps',
  'unused-css-rules': "Drop styles this page doesn't use",
  'unused-javascript': "Drop script this page doesn't use",
  'uses-long-cache-ttl': KEEP_FILES,
  'uses-text-compression': 'Ask your host to turn on compression',
  'viewport-insight': 'Set the page up for phone screens',
}
