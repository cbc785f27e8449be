import { listed, plural } from '#core/words.ts'
import type { NewTexts, RuleFacts } from './facts.ts'
import type { PageChange, PageStep } from './opened-pages.ts'
import { SHOWN_PAGES } from './text-rules.ts'

interface TextSteps {
  /** Steps with texts that are finished. */
  readyMade: PageStep[]
  /** The homepage's summary, of which the piece has the line and the owner the words. */
  home: PageStep[]
  /** What is left for the owner to write. */
  toWrite: (PageStep | string)[]
}

const HOME_WITHOUT_SUMMARY = 'description-missing-home'

/** Steps for the rules that titles and descriptions answer. Only finished texts are called ready made; facts of an earlier revision do not count them. */
export function textSteps(
  texts: readonly RuleFacts[],
  hasSettings: boolean | undefined,
  newTexts: NewTexts | undefined,
): TextSteps {
  const listedPages = [...new Set(texts.flatMap((rule) => rule.pages))]
  const pages = listedPages.length
  const { writesHome, ...counted } = newTexts ?? { pages, titles: pages, descriptions: pages, toWrite: 0 }
  const { toWrite: all, ...made } = counted
  const toWrite = writesHome ? all - 1 : all
  const areNotAll = texts.some(isMoreThanListed)
  const home = texts.find(({ id }) => id === HOME_WITHOUT_SUMMARY)?.pages[0] ?? listedPages[0]
  const others = writesHome ? listedPages.filter((page) => page !== home) : listedPages
  return {
    home: writesHome ? [completing(home)] : [],
    readyMade: made.pages === 0 ? [] : copying(made, hasSettings, areNotAll, others),
    toWrite: [
      ...writing(toWrite, made.pages + all === 0 ? pages : 0, others),
      ...(areNotAll ? ['More pages need new texts: the next scan names them'] : []),
    ],
  }
}

/** Whether it failed in more places than the facts name. */
export const isMoreThanListed = ({ pages, total }: RuleFacts): boolean => total > pages.length

const completing = (home: string | undefined): PageStep => ({
  text: 'Complete the ready-made description of your homepage, and put it there',
  changes: [{ acts: { write: 1 }, ...pagesOf(home === undefined ? [] : [home], 1) }],
})

/** So many pages: those named, and others. */
const pagesOf = (named: readonly string[], count: number): Pick<PageChange, 'pages' | 'unnamed'> => ({
  pages: named,
  unnamed: count - named.length,
})

function copying(
  made: Omit<NewTexts, 'toWrite'>,
  hasSettings: boolean | undefined,
  areNotAll: boolean,
  pages: readonly string[],
): PageStep[] {
  const first = Math.min(made.pages, SHOWN_PAGES)
  const rest = made.pages - first
  const where =
    made.pages === 1 ? 'the page' : rest > 0 ? `the first ${first} pages of the list` : `${first} pages`
  const what = kindsOf(made)
  return [
    {
      text: hasSettings
        ? `Copy the ready-made ${what} into the settings of ${where}`
        : `Copy the ready-made ${what} into ${where}, or send ${isOne(made) ? 'it' : 'them'} to your web person`,
      changes: [{ acts: { read: 1 }, ...pagesOf(pages.slice(0, first), first) }],
    },
    ...(rest > 0
      ? [
          {
            text: `Then into ${those(rest, areNotAll)}`,
            changes: [{ acts: {}, ...pagesOf(pages.slice(first, made.pages), rest) }],
          },
        ]
      : []),
  ]
}

const isOne = ({ titles, descriptions }: Omit<NewTexts, 'toWrite'>): boolean => titles + descriptions === 1

const kindsOf = ({ pages, titles, descriptions }: Omit<NewTexts, 'toWrite'>): string =>
  listed(
    [...(titles > 0 ? ['title'] : []), ...(descriptions > 0 ? ['description'] : [])].map((kind) =>
      pages === 1 ? kind : `${kind}s`,
    ),
  )

function those(pages: number, areNotAll: boolean): string {
  if (pages === 1) return areNotAll ? 'the next page' : 'the last page'
  return `the ${areNotAll ? 'next' : 'other'} ${pages} pages`
}

/** `toWrite`: pages of whose texts in the list one is empty or lacks the name, as there was nothing to make it from or another page has it; `unlisted`: pages of which no list is made. Which pages they are is not known: those at the end of all, as the first are those with a finished text. */
function writing(toWrite: number, unlisted: number, all: readonly string[]): PageStep[] {
  const pages = toWrite + unlisted
  if (pages === 0) return []
  const text =
    unlisted > 0
      ? `Write new titles and descriptions for ${plural(pages, 'page')}`
      : `Write what the list still lacks, for ${plural(pages, 'page')}: we could not make it from words of ${pages === 1 ? 'its' : 'their'} own`
  return [{ text, changes: [{ acts: { summary: pages }, ...pagesOf(all.slice(-pages), pages) }] }]
}
