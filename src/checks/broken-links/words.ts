import { lowerFirst } from '#core/text.ts'
import type { LinkKind, LinkReason } from '#core/evidence/links.ts'
import { type CheckWords, listed, plural } from '#core/words.ts'

export type Status = 'all_links_working' | 'broken_links_detected'

export const words: CheckWords<Status> = {
  title: 'Broken links',
  what: "Links on your website that lead to a page or picture that isn't there any more.",
  why: 'Dead ends frustrate customers and make a site look neglected. Search engines notice too.',
  who: 'You',
  statuses: {
    all_links_working: {
      tag: 'All working',
      inShort: 'no page that it links to is missing',
      line: "We tested {testedCount} and {works}. We tested {openedCount}: nothing they lead to is missing, but {jumps} to a part of a page that isn't there. {dead}",
      steps: [
        'Re-run this test after you move or rename pages',
        'When you remove a page, send visitors to the next best one',
        'Check links to other sites now and then',
      ],
    },
    broken_links_detected: {
      tag: '{count} broken',
      line: 'We found {brokenCount}.',
      steps: [
        { text: 'Download the list (broken_links.csv)', minutes: 1 },
        { text: 'Start with links on your homepage and menu', minutes: 15 },
        { text: 'Correct, replace or remove each link', minutes: 25 },
        { text: 'Redirect old pages to new ones', minutes: 15, who: 'Your web person' },
        { text: 'Re-run the test', minutes: 1 },
      ],
    },
  },
}

/** What is said of so many links without a fault. */
export const worksWords = (count: number): string => (count === 1 ? 'it works' : 'they all work')

/** "1 link jumps", "2 links jump". */
export const jumpWords = (count: number): string => plural(count, 'link jumps', 'links jump')

/** What is said of so many links beside the list. */
export const adviceWords = {
  private: (count: number) =>
    `${plural(count, 'link leads', 'links lead')} to an address that isn't on the public internet. Visitors can't open ${themOf(count)}: correct or remove ${themOf(count)}.`,
  atSilentNames: (count: number, hosts: readonly string[]) =>
    `We couldn't reach ${listed(hosts)}, which ${hosts.length === 1 ? 'looks like another address' : 'look like other addresses'} of your website: ${plural(count, 'more link leads', 'more links lead')} there. Open ${count === 1 ? 'it' : 'one of them'}: if it doesn't open for you either, correct ${themOf(count)}.`,
  /** `isRest`: the list has more that couldn't be checked, and those are told by themselves. */
  unchecked: (count: number, { isRest }: { isRest: boolean }) =>
    `${plural(count, isRest ? 'other link' : 'link')} couldn't be checked: the list says why. That doesn't mean anything is wrong there.`,
  jumps: (count: number) => `${jumpWords(count)} to a part of a page that isn't there any more.`,
  beyondLimit: (count: number) =>
    `Your website has more links than we test at once: ${plural(count, 'link was', 'links were')} not tested.`,
  ofOtherSites: (count: number) =>
    `We stopped before testing ${plural(count, 'more link')} to other websites, so as not to overload them.`,
  outOfTime: (count: number) => `The time was over before we could test ${plural(count, 'more link')}.`,
  notTested: (count: number) => `We stopped before testing ${plural(count, 'more link')}.`,
  leftOut: (count: number) =>
    `We didn't open ${plural(count, 'link')} that would do something on your website, such as put goods into a cart.`,
} as const

/** What is said of email addresses that a page copied from Cloudflare hides. */
export const lostEmailWords = {
  /** `where`: "your homepage", "/contact and 2 other pages". */
  hidden: (address: string, where: string) =>
    `Nobody can read ${address} on ${where}: visitors see “[email protected]”, or a link that opens an error, as the script that shows the address is missing. Write the address out again, as a link that begins with mailto:.`,
  gone: (where: string) =>
    `There is “[email protected]” on ${where} where an email address should be: write the address there again, as a link that begins with mailto:.`,
} as const

/** What is said of a link that shows one email address and writes to somebody else. */
export const mailElsewhereWords = (shown: string, writesTo: string, where: string): string =>
  `The link “${shown}” on ${where} writes to ${writesTo}: if that isn't you, put your own address into the link.`

/** What is said of links that have no address, which nothing could test. */
export const deadWords = {
  title: 'Links without an address',
  line: (count: number) => `${plural(count, 'more link has', 'more links have')} no address.`,
  phone: (text: string) =>
    `The link “${text}” calls nobody, as it has no number: it should be tel: and then the number.`,
  mail: (text: string) =>
    `The link “${text}” writes to nobody, as it has no address: it should be mailto: and then the address.`,
  more: (count: number) =>
    `${plural(count, 'more link to call or write to you has', 'more links to call or write to you have')} no number or address: see the list.`,
  sure: (count: number, names: string) =>
    `${plural(count, 'link has', 'links have')} no address and ${count === 1 ? 'leads' : 'lead'} nowhere: ${names}. Give ${count === 1 ? 'it its own address, or remove it' : 'each its own address, or remove it'}.`,
  unsure: (count: number, names: string) =>
    `${plural(count, 'link has', 'links have')} no address: ${names}. Press ${count === 1 ? 'it: if' : 'each: where'} nothing opens, give it its own address, or remove it.`,
} as const

const themOf = (count: number): string => (count === 1 ? 'it' : 'them')

/** What is wrong with a link, in the list. */
export const linkReasonWords: Readonly<Record<LinkReason, string>> = {
  not_found: 'Not found',
  gone: 'Removed for good',
  client_error: "The website doesn't accept this address",
  server_error: 'Your website answers with an error',
  soft_404: "The page says that it can't be found",
  redirect_loop: 'Goes round in circles',
  no_such_site: "The website doesn't exist",
  refused: 'Nothing answers there',
  bad_certificate: 'Browsers warn visitors: the padlock is out of date or for another address',
  malformed: 'The address is mistyped',
  own_computer: "Points to someone's own computer",
  bad_mail: "Isn't an email address",
  bad_phone: "Isn't a phone number",
  missing_anchor: "Jumps to a part of the page that isn't there",
  blocked: "The site doesn't let us in",
  timeout: 'The site took too long to answer',
  no_answer: 'The site gave no answer',
  robots: 'The site asks automated visitors to stay away',
  private_address: "The address isn't open to the public internet",
  other_port: 'An unusual port, which we never open',
  wall_host: "The site doesn't let us in",
  too_many: 'Too many links to this site to test them all',
  outside_error: 'The site had an error of its own',
  asked_to_wait: 'The site asked us to come back later',
}

/** The same of a link to write an email or to call that is not written as one: the address or the number itself may be right. */
const slippedWords = new Map<string, { isNot: string; shouldBe: string }>([
  [
    'bad_mail',
    { isNot: "Isn't written as an email link", shouldBe: 'it should be mailto: and then the address' },
  ],
  [
    'bad_phone',
    { isNot: "Isn't written as a phone link", shouldBe: 'it should be tel: and then the number' },
  ],
])
/** What such a link begins with. */
const SPOKEN = /^\s*(?:mailto:(?!\/\/)|(?:tel|sms):)/iu

/** How to write a link that is mistyped before its address or number; `null` for all others. */
export const howToWrite = (reason: string, address: string) =>
  SPOKEN.test(address) ? null : (slippedWords.get(reason) ?? null)

/** The same of an address at another domain than the website: it may be the one of a template's maker. */
export const foreignMailWords = {
  reason: "Isn't written as an email link, and its address is at another domain than your website",
  step: 'make sure first that the address is yours, as it is at another domain than your website',
} as const

/** An email link that was never changed from the template's. */
export const exampleLine = (address: string): string =>
  `An email link writes to ${address}, which looks like a template's example: put your own address there.`

/** The kind of a link's target, in the list. */
export const kindWords: Readonly<Record<LinkKind, string>> = {
  page: 'page',
  image: 'picture',
  script: 'script',
  stylesheet: 'style sheet',
  frame: 'frame',
  media: 'sound or video',
  mail: 'email',
  phone: 'phone',
  icon: 'icon',
  canonical: 'main address',
  hreflang: 'language version',
  file: 'file',
}

/** The pictures with the broken links of the homepage boxed. */
export const boxedWords = {
  named: (text: string, reason: string): string => `“${text}”: ${lowerFirst(reason)}`,
  unnamed: (type: string, reason: string): string => `A ${type} without words: ${lowerFirst(reason)}`,
} as const
