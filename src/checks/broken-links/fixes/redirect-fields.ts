import type { LinkTarget } from '#core/evidence/links.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { pageAddress, type PagePlace, TAKE_AWAY } from '#core/fix-text/page-address.ts'
import { shownPath } from '#core/site/shown-path.ts'
import { cut } from '#core/text.ts'
import type { Piece } from '#fixes/fix.ts'
import { mainHeading } from '#fixes/pages.ts'
import { asPlainLine } from '#fixes/words.ts'
import { pathOf, type Writer } from './redirect.ts'
import type { SimilarPage } from './similar-page.ts'

type Field = NonNullable<Piece['fields']>[number]

/** A missing address of which the owner says where it leads. */
export interface OpenRedirect {
  from: string
  field: Field
}

/** So many are asked for on the page; the list has the others. */
export const MOST_ASKED = 20
const MOST_PAGES = 200
const LONGEST_LABEL = 60
const LONGEST_ID = 150
const LONGEST_MARK = 110

interface Missing {
  target: LinkTarget
  likely: SimilarPage | null
}

interface Around {
  home: string
  pages: readonly PageFacts[]
  /** There is something to use without any answer. */
  mayBeEmpty: boolean
}

/** A field for each missing address, with the website's own pages to choose from. */
export function openRedirects(missing: readonly Missing[], around: Around): OpenRedirect[] {
  const asked = missing.slice(0, MOST_ASKED)
  const ids = unique(
    asked.map(({ target }) =>
      pathOf(target.url)
        .replaceAll(/[^\p{L}\p{N}/_.-]+/gu, '-')
        .slice(0, LONGEST_ID),
    ),
  )
  const marks = unique(
    asked.map(({ target }) =>
      pathOf(target.url).replaceAll('[', '%5B').replaceAll(']', '%5D').slice(0, LONGEST_MARK),
    ),
  )
  return asked.map((one, at) => ({
    from: pathOf(one.target.url),
    field: {
      ...fieldOf(one, around, at === 0),
      id: `redirect-${ids[at] ?? ''}`,
      mark: `[your new address for ${marks[at] ?? ''}]`,
    },
  }))
}

function fieldOf(
  { target, likely }: Missing,
  { home, pages, mayBeEmpty }: Around,
  hasPages: boolean,
): Omit<Field, 'id' | 'mark'> {
  const place = { base: home, missing: target.url, writes: 'address' as const }
  const guess = likely === null ? null : pageAddress(likely.url, place).address
  const guessed = pages.find(({ url }) => url === likely?.url)
  const [linked] = target.places
  const text = asPlainLine(target.places.find((one) => one.text !== '')?.text ?? '')
  const on = linked === undefined ? null : shownPath(linked.page)
  return {
    label: `Where does ${cut(shownPath(target.url), LONGEST_LABEL)} lead now?`,
    example: '/contact',
    hint: [
      text === ''
        ? ''
        : `The link says “${cut(text, LONGEST_LABEL)}”${on === null ? '' : `, on ${on === '/' ? 'your homepage' : cut(on, LONGEST_LABEL)}`}.`,
      'Choose a page of your website, or begin with / for another.',
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
    choices: [
      ...(guess === null
        ? []
        : [
            {
              label: guessed ? named(guessed, guess) : guess,
              value: guess,
              note: 'A guess by its words: look at that page first.',
            },
          ]),
      {
        label: TAKE_AWAY,
        value: TAKE_AWAY,
        note: `Then remove the link ${on === null ? 'where it stands' : on === '/' ? 'on your homepage' : `on ${cut(on, LONGEST_LABEL)}`}. No redirect is made for it.`,
      },
    ],
    place: 'instead',
    mayBeEmpty,
    value: '',
    leadsTo: { ...place, ...(hasPages ? { pages: choosable(pages, place) } : {}) },
  }
}

/** Pages that an old address can lead to, each once. */
function choosable(
  pages: readonly PageFacts[],
  place: Pick<PagePlace, 'base' | 'missing'>,
): { path: string; title: string }[] {
  const found = new Map(
    pages.flatMap((page) => {
      const { address } = pageAddress(page.url, place)
      return address === null ? [] : [[address, { path: address, title: titleOf(page) }] as const]
    }),
  )
  return [...found.values()].slice(0, MOST_PAGES)
}

const titleOf = (page: PageFacts): string =>
  cut(mainHeading(page) || asPlainLine(page.title.text ?? ''), LONGEST_LABEL)

const named = (page: PageFacts, path: string): string => {
  const title = titleOf(page)
  return title === '' ? path : `${title} (${path})`
}

function unique(texts: readonly string[]): string[] {
  const uses = new Map<string, number>()
  return texts.map((text) => {
    const use = (uses.get(text) ?? 0) + 1
    uses.set(text, use)
    return use === 1 ? text : `${text}-${use}`
  })
}

/** Any address that no writer writes otherwise. */
const STAND_IN = '/fettle-new-address'

/** The entry of a redirect whose new address is still open, with the field that fills it. */
export function openEntry(
  { from, field }: OpenRedirect,
  { entry, escapesPercent }: Writer,
  home: string,
): { entry: string; field: Field } {
  const standIn = new URL(STAND_IN, home).href
  const made = entry({ from, to: standIn }, home)
  const isWhole = made.includes(standIn)
  const text = made.replace(isWhole ? standIn : STAND_IN, () => field.mark)
  const writes = !isWhole ? 'path' : escapesPercent === true ? 'escaped' : 'address'
  return {
    entry: text,
    field: { ...field, leadsTo: { base: home, missing: new URL(from, home).href, writes }, entry: text },
  }
}
