import { listed } from '#core/words.ts'
import { type Draft, OUR_PRIVACY_POLICY } from './document.ts'
import { KNOWN_COOKIES, WITHOUT_COOKIES } from './known-cookies.data.ts'
import type { Practice } from './practice.ts'
import { emailOf, nameOf, oldTagsNote, UPDATED } from './business-lines.ts'

/** Services whose advertisements people choose in their own accounts. */
const ADVERTS: Readonly<Record<string, string>> = { 'Google Ads': 'Google', 'Meta Pixel': 'Meta' }

const LONGEST_NAME = 100

/** A cookie page: which cookies are used, by whom and what for, and how to refuse them. */
export function cookieDraft(seen: Practice): Draft {
  const { cookies, consentTool } = seen
  const networks = seen.measuring.flatMap((service) => ADVERTS[service] ?? [])
  return {
    title: 'Cookies',
    note: [
      'Visitors from the UK and the European Union have to say yes before cookies for measuring or adverts are set.',
      ...oldTagsNote(seen),
    ].join(' '),
    parts: [
      {
        heading: 'What cookies are',
        text: [
          `Cookies are small notes that a website keeps in your browser. This page says which ones ${nameOf(seen)} uses on ${seen.host}. ${UPDATED}`,
          'A cookie is set by the website that you visit, or by a service that has a part in its pages. Some are deleted when you close your browser, and others stay on your device for a set time.',
          'Websites use cookies to work, to remember what you chose, to count visits or to show adverts.',
        ],
      },
      {
        heading: 'What we use',
        text: [...measured(seen), ...(cookies.length > 0 ? seenCookies(seen) : otherCookies(seen))],
        list: cookies.map(lineOf),
      },
      {
        heading: 'How to say no',
        text: [
          ...(consentTool === null
            ? []
            : [
                'You choose in our cookie banner.',
                'To change your choice: [your link that opens the cookie banner again, or delete this line].',
              ]),
          'You can delete or block cookies in the settings of your browser; its help says where. Parts of our website may then not work, and you may have to choose again what you chose before.',
          ...(networks.length === 0
            ? []
            : [`You can choose which adverts you see in the settings of your ${listed(networks)} account.`]),
        ],
      },
      {
        heading: 'Questions',
        text: [
          `Write to ${emailOf(seen)}. ${OUR_PRIVACY_POLICY}`,
          'We change this page when we begin to use other cookies.',
        ],
      },
    ],
  }
}

/** A tag manager measures nothing by itself; what it starts stands in its account, and not in the pages. */
function measured({ measuring, hasTagManager }: Practice): string[] {
  const others = measuring.filter((name) => !WITHOUT_COOKIES.has(name))
  const named =
    others.length > 0
      ? [`These services measure visits or adverts for us: ${listed(others)}.`]
      : hasTagManager
        ? TAG_MANAGER
        : []
  const all = [...named, ...counted(measuring.filter((name) => WITHOUT_COOKIES.has(name)))]
  return all.length > 0 ? all : ['[your measuring and advertising services, or delete this line]']
}

const TAG_MANAGER = [
  'We use Google Tag Manager, which can start services that measure visits or adverts.',
  '[your services that Google Tag Manager starts, or delete this line]',
]

/** What is said of services that set no cookies. */
function counted(names: readonly string[]): string[] {
  if (names.length === 0) return []
  const does = names.length > 1 ? 'count visits for us and set' : 'counts visits for us and sets'
  return [`${listed(names)} ${does} no cookies.`]
}

/** What stands above the list of the cookies that were seen; there may be more where not everything came. */
const seenCookies = ({ hasSeenAllCookies }: Practice): string[] => [
  ...(hasSeenAllCookies ? [] : ['[your other cookies, each with what it is for, or delete this line]']),
  'These cookies are set when you open our website:',
]

/**
 * What is said where no cookie was seen. Only where everything came, and nothing measures, it means that there is none. Every blank may stay empty: the rest is
 * true without it.
 */
const otherCookies = ({ hasSeenAllCookies }: Practice): string[] =>
  hasSeenAllCookies
    ? [
        'We set no cookies when you open our website.',
        '[your other cookies, each with what it is for, or delete this line]',
      ]
    : [
        '[your cookies, each with what it is for, or delete this line]',
        'Where a page of ours has a part of another service, such as a map, a video or a form, that service may set cookies of its own.',
      ]

/** A name within a blank, whose brackets it must not have. */
const asBlank = (name: string): string =>
  name
    .replaceAll(/[[\]\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_NAME)

function lineOf({ name, firstParty }: Practice['cookies'][number]): string {
  const purpose = KNOWN_COOKIES.find(([pattern]) => pattern.test(name))?.[1]
  const whose = firstParty ? 'ours' : 'from another service'
  return `${name} (${whose}): ${purpose ?? `[your words for what ${asBlank(name)} is for]`}`
}
