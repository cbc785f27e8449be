import { minutesFor } from '#core/minutes.ts'
import { listed, plural, type Step } from '#core/words.ts'
import type { NewTexts, RuleFacts } from './facts.ts'
import { SHOWN_PAGES } from './text-rules.ts'

const HOME: Step = {
  text: 'Complete the ready-made description of your homepage, and put it there',
  minutes: minutesFor({ write: 1, page: 1 }),
}
interface TextSteps {
  /** Steps with texts that are finished. */
  readyMade: Step[]
  /** The homepage's summary, of which the piece has the line and the owner the words. */
  home: Step[]
  /** What is left for the owner to write. */
  toWrite: Step[]
}

/** Steps for the rules that titles and descriptions answer. Only finished texts are called ready made; facts of an earlier revision do not count them. */
export function textSteps(
  texts: readonly RuleFacts[],
  hasSettings: boolean | undefined,
  newTexts: NewTexts | undefined,
): TextSteps {
  const pages = new Set(texts.flatMap((rule) => rule.pages)).size
  const { writesHome, ...counted } = newTexts ?? { pages, titles: pages, descriptions: pages, toWrite: 0 }
  const { toWrite: all, ...made } = counted
  const toWrite = writesHome ? all - 1 : all
  const areNotAll = texts.some(isMoreThanListed)
  return {
    home: writesHome ? [HOME] : [],
    readyMade: made.pages === 0 ? [] : copying(made, hasSettings, areNotAll),
    toWrite: [
      ...writing(toWrite, made.pages + all === 0 ? pages : 0),
      ...(areNotAll ? ['More pages need new texts: the next scan names them'] : []),
    ],
  }
}

/** Whether it failed in more places than the facts name. */
export const isMoreThanListed = ({ pages, total }: RuleFacts): boolean => total > pages.length

function copying(
  made: Omit<NewTexts, 'toWrite'>,
  hasSettings: boolean | undefined,
  areNotAll: boolean,
): Step[] {
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
      minutes: minutesFor({ read: 1, page: first }),
    },
    ...(rest > 0
      ? [{ text: `Then into ${those(rest, areNotAll)}`, minutes: minutesFor({ page: rest }) }]
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

/** `toWrite`: pages of whose texts in the list one is empty or lacks the name, as there was nothing to make it from or another page has it; `unlisted`: pages of which no list is made. */
function writing(toWrite: number, unlisted: number): Step[] {
  const pages = toWrite + unlisted
  if (pages === 0) return []
  const text =
    unlisted > 0
      ? `Write new titles and descriptions for ${plural(pages, 'page')}`
      : `Write what the list still lacks, for ${plural(pages, 'page')}: we could not make it from words of ${pages === 1 ? 'its' : 'their'} own`
  return [{ text, minutes: minutesFor({ write: pages, page: pages }) }]
}
