import { GONE_REASONS } from '#core/evidence/links.ts'
import { isAtRoot } from '#core/address/homepage.ts'
import { shownPath } from '#core/site/shown-path.ts'
import { type Acts, minutesFor, sumOfActs } from '#core/minutes.ts'
import { cut } from '#core/text.ts'
import { plural, type Step } from '#core/words.ts'
import { openedOnce, RERUN, whoOf, type WorkOf } from '#core/work.ts'
import { factsAs } from '#fixes/facts.ts'
import { asPlainLine } from '#fixes/words.ts'
import { type BrokenLinksFacts, facts, FOLLOWED_KINDS, type LinkRow } from './facts.ts'
import { brokenWords } from './broken-words.ts'
import { isFoundAbove, writingOtherwise } from './files-above.ts'
import { pathOf } from './fixes/redirect.ts'
import {
  isInLibrary,
  inEachSize,
  isCode,
  isOwn,
  missingTogether,
  puttingBack,
  uploading,
} from './missing-files.ts'
import { addressMeant, addressMistyped, isRedirectable } from './redirectable.ts'
import { foreignMailWords, howToWrite, kindWords } from './words.ts'
import { andOthers } from './whereabouts.ts'

/** Setting one redirect or more in a list, and in the settings of a server, where it is tried. */
const redirectMinutes = (count: number): number => minutesFor({ read: 1, page: 1, line: count - 1 })
const AT_SERVER_MINUTES = minutesFor({ read: 1, openWebsite: 1, page: 1, tryOut: 1 })
/** So many links have a step each. */
const NAMED = 3
/** As many files have their footers changed in the minutes of the act. */
const FILES_OF_FOOTER = 8
const LONGEST_TEXT = 60
/** What a link leads to; all other kinds are parts of a page. */
const FOLLOWED: ReadonlySet<string> = new Set(FOLLOWED_KINDS.map((kind) => kindWords[kind]))
const GONE: ReadonlySet<string | null> = GONE_REASONS

/** The work by the broken links: each by its name, or their number. Old addresses of the website itself have redirects, some of them ready made. */
export const linkWork: WorkOf = (result) => {
  const known = factsAs(facts, result.facts)
  if (!known || known.count === 0) return null
  // One path has one redirect, however many addresses lead to it.
  const old = known.links.filter(hasRedirect)
  const moved = new Set(old.map(({ to }) => pathOf(to))).size
  // A document is no page.
  const gone = old.some(({ type }) => type === kindWords.file) ? ADDRESSES : PAGES
  const made = Math.min(moved, known.redirects ?? moved)
  const atServer = known.redirectsAtServer === true
  const redirect = made > 0 ? [redirecting(made, moved, gone, atServer)] : []
  const steps = [
    ...(atServer ? redirect : []),
    ...openedOnce([
      ...(atServer ? [] : redirect),
      ...(moved > made ? [choosing(moved - made, made > 0, gone)] : []),
      ...(atServer && moved > 0 ? [AT_SERVER] : []),
      // A link that is redirected works again.
      ...otherSteps(
        known.links.filter((row) => !hasRedirect(row)),
        known.parts.map((row) => ({ ...row, isAtBuilder: known.isAtBuilder })),
        atServer,
      ),
    ]),
  ]
  return {
    steps: [...steps, RERUN],
    isReadyMade: made > 0,
    turnsGood: 'in_all',
    who: whoOf(steps),
  }
}

/** What is no redirect: pictures of one folder are uploaded together, and scripts and style sheets are a web person's. */
function otherSteps(links: readonly LinkRow[], parts: readonly LinkRow[], areFiles: boolean): Step[] {
  const all = parts.filter((row) => !isFoundAbove(row))
  const together = missingTogether(all)
  const uploaded = new Set([...together.values()].flat())
  const left = { links: [...links], parts: all.filter((row) => !uploaded.has(row) && !isCode(row)) }
  const rows = [...left.links, ...left.parts]
  return [
    ...writingOtherwise(parts.filter(isFoundAbove), placeOf),
    ...(rows.length <= NAMED ? stepsFor(rows, areFiles) : [inOne(left, areFiles)]),
    ...uploading(together),
    ...puttingBack(all.filter(isCode), stepWords),
  ]
}

type Gone = readonly [one: string, many: string]
const PAGES: Gone = ['missing page', 'missing pages']
const ADDRESSES: Gone = ['missing address', 'missing addresses']

/** Few owners write settings of a server: what is ready made for one goes to their web person. */
function redirecting(made: number, moved: number, [one, many]: Gone, atServer: boolean): Step {
  const what =
    made === 1 ? `redirect for ${moved === 1 ? 'the' : 'one'} ${one}` : `redirects for ${made} ${many}`
  return atServer
    ? {
        text: `Send the ready-made ${what} to your web person or your host, or correct the links that lead there`,
        minutes: minutesFor({ message: 1 }),
      }
    : {
        text: `Use the ready-made ${what}, or correct the links that lead there`,
        minutes: redirectMinutes(made),
      }
}

const AT_SERVER: Step = {
  text: 'Put the redirects into the settings of the server, and try one old address',
  minutes: AT_SERVER_MINUTES,
  who: 'Your web person',
}

/** Of these no page is known that they could lead to. */
const choosing = (open: number, areOthers: boolean, [one, many]: Gone): Step => ({
  text: `Choose where ${areOthers ? plural(open, `other ${one} leads`, `other ${many} lead`) : open === 1 ? `the ${one} leads` : `${open} ${many} lead`}, in the ready-made list, or take the links away`,
  minutes: minutesFor({ read: 1, page: open }),
})

function inOne(broken: Pick<BrokenLinksFacts, 'links' | 'parts'>, areFiles: boolean): Step {
  const rows = [...broken.links, ...broken.parts]
  return {
    text: `Correct, replace or remove the ${brokenWords(broken)}${whichFirst(rows)}`,
    minutes: minutesFor(sumOfActs([{ read: 1 }, ...rows.map((row) => actsOf(row, areFiles))])),
  }
}

/** What most visitors meet; nothing where none, or nothing else, is there. */
function whichFirst(rows: readonly LinkRow[]): string {
  const inMenu = rows.filter(({ onEveryPage }) => onEveryPage)
  const first = rows.filter((row) => row.onEveryPage || isOnHomepage(row))
  if (first.length === 0 || first.length === rows.length) return ''
  return `, those of your homepage${inMenu.length > 0 ? ' and menu' : ''} first`
}

const isOnHomepage = ({ from, alsoFrom }: LinkRow): boolean => [from, ...alsoFrom].some(isAtRoot)

/** A step for each. Links on one page may have the same text: steps with the same words name the address, too. */
function stepsFor(rows: readonly LinkRow[], areFiles: boolean): Step[] {
  const texts = rows.map((row) => stepWords(row))
  return rows.map((row, at) => {
    const isTwice = texts.filter((text) => text === texts[at]).length > 1
    return {
      text: stepWords(row, isTwice),
      minutes: minutesFor(sumOfActs([at === 0 ? { read: 1 } : {}, actsOf(row, areFiles)])),
    }
  })
}

/** One page and the further ones that have the link. A header or footer is one page, or that of every file; a file that is there again is on all pages. */
function actsOf(row: LinkRow, areFiles: boolean): Acts {
  const pages = row.alsoFrom.length + 1
  if (row.onEveryPage && areFiles) return { footer: 1, samePage: Math.max(pages - FILES_OF_FOOTER, 0) }
  const isOnce = row.onEveryPage || (row.type === kindWords.image && isOwn(row))
  return { page: 1, samePage: isOnce ? 0 : pages - 1 }
}

function stepWords(row: LinkRow, withAddress = false): string {
  const name = nameOf(row) + (withAddress ? ` (${row.written ?? row.to})` : '')
  return `${placeOf(row)}, ${fixOf(row, name)}`
}

function fixOf(row: LinkRow, name: string): string {
  const meant = URL.canParse(row.to) ? addressMeant(pathOf(row.to)) : null
  if (meant !== null)
    return `write https:// before the address of ${name}: it should be https://${cut(meant, LONGEST_TEXT)}`
  const mistyped =
    row.reasonCode === 'malformed' && URL.canParse(row.to) ? addressMistyped(pathOf(row.to)) : null
  if (mistyped !== null)
    return `correct the address of ${name}: it should be https://${cut(mistyped, LONGEST_TEXT)}`
  if (row.foreignMail) return `correct or remove ${name}: ${foreignMailWords.step}`
  const slipped = howToWrite(row.reasonCode, row.to)
  if (slipped) return `correct ${name}: ${slipped.shouldBe}`
  if (row.type !== kindWords.image) return `correct or remove ${name}`
  if (isInLibrary(row))
    return `upload ${name} anew and choose it there in place of the missing one, or remove it`
  return isOwn(row)
    ? `upload ${name} again with the very same name, capital letters included${inEachSize([row])}, or remove it`
    : `replace ${name}, or remove it`
}

function placeOf(row: LinkRow): string {
  const { from, onEveryPage } = row
  if (onEveryPage) return 'In the header or footer of your pages'
  if (!URL.canParse(from)) return 'On your website'
  const first = isAtRoot(from) ? 'On your homepage' : `On the page ${cut(shownPath(from), LONGEST_TEXT)}`
  return first + andOthers(row)
}

const nameOf = ({ type, text, to }: LinkRow): string => {
  const words = asPlainLine(text.replace(/\p{Cf}+/gu, ''))
  // The text of a picture is its description: nothing that an owner would call a link.
  const what = FOLLOWED.has(type) ? 'link' : type
  return words === '' ? `the ${type} ${cut(to, LONGEST_TEXT)}` : `the ${what} “${cut(words, LONGEST_TEXT)}”`
}

/** A link that is written with a host that does not answer never reaches the website, and no redirect there. */
const hasRedirect = (row: LinkRow): boolean =>
  row.written === undefined && GONE.has(row.reasonCode) && isOwn(row) && isRedirectable(pathOf(row.to))
