import { isLoginAddress } from '../../address/login-address.ts'
import type { PageFacts } from '../../evidence/page.ts'
import type { Failure } from '../../reasons.ts'
import { type Candidate, isWrittenByScript } from '../find-page.ts'
import { phrasesIn, plainWords } from '../phrases.ts'
import { placeholderWords } from '../placeholder-text.ts'
import type { SiteIndex } from '../site-index.ts'
import { documentCounts } from './documents.ts'
import { isLegalText, type LegalItem } from './items.ts'
import { isMixedName } from './loose-names.ts'
import { staysEmpty } from './missing-scripts.ts'
import { templateBlanks } from './unfilled.ts'

/** What is wrong with a page that is linked as a legal page and does not suffice; `unlinked`: it suffices, and no page links to it; `script_missing`: the script that writes its text is gone. */
export const FLAWS = [
  'too_short',
  'empty',
  'not_found',
  'error',
  'disabled',
  'template',
  'dummy_text',
  'other_text',
  'home',
  'nowhere',
  'login',
  'document',
  'unlinked',
  'script_missing',
] as const
export type LegalFlaw = (typeof FLAWS)[number]

/** A link to or page of a legal item, and why it does not suffice. */
export interface NotEnough {
  candidate: Candidate
  flaw: LegalFlaw
  /** Words of its own text, `null` where there is no text to count. */
  words: number | null
}

/** Flaws of pages whose text exists, or may exist because it was not read: never a reason for "at risk". */
const UNSEEN: ReadonlySet<LegalFlaw> = new Set(['nowhere', 'login', 'document', 'unlinked', 'script_missing'])
export const isUnseen = ({ flaw }: NotEnough): boolean => UNSEEN.has(flaw)

const EMPTY_WORDS = 10
/** A text shorter than this, and too short for its item, is a notice in place of a page. */
const NOTICE_WORDS = 80
/** Main texts are cut to 30,000 characters, at most one fewer where a pair would be split. */
const SURELY_WHOLE = 29_999
const DISABLED =
  /\b(?:(?:page|policy|document|content|section) (?:is|has been|was) (?:currently |temporarily )?(?:disabled|deactivated|switched off|turned off|unavailable|not available|not published|unpublished|removed|under construction|being (?:updated|written|prepared))|(?:is(?:n['’]?t| not)|no longer) available|coming soon|under construction|page (?:is )?(?:disabled|unavailable)|seite (?:ist )?(?:nicht verfügbar|deaktiviert)|page (?:n['’]est pas disponible|désactivée)|página no (?:está )?disponible)\b/iu
const NO_PAGE =
  /\b(?:404|page (?:could ?n[o'’]?t be|can['’]?t be|not) found|seite nicht gefunden|page introuvable|página no encontrada)\b/iu
const TEMPLATE_ARTICLE = /how to write your own document of/iu
/** One placeholder in an otherwise complete page was overlooked; an unfinished template has several. */
const BLANKS_OF_A_TEMPLATE = 2
const DUMMY = /\blorem ipsum\b/iu

/** The website, and the addresses of its scripts that are not there. */
export interface Weighing {
  index: SiteIndex
  missing: ReadonlySet<string>
}

/** Why a candidate does not suffice as the item; `null` when it does, or when it was not read. */
export function flawOf(candidate: Candidate, item: LegalItem, weighing: Weighing): LegalFlaw | null {
  const { content } = candidate
  const { index } = weighing
  if (content.kind === 'gone') return content.why
  if (content.kind === 'unread') return flawOfUnread(candidate, content.failure, weighing)
  if (content.kind === 'document') return documentCounts(candidate, item, index) ? null : 'document'
  const { page, words, text } = content
  const unfinished = unfinishedIn(wholeTextOf(content), words, item)
  if (unfinished) return unfinished
  if (isLegalText(item, words, text)) return null
  if (content.kind === 'page' && asksForLogin(page)) return 'login'
  if (content.kind === 'page' && words >= NOTICE_WORDS && isTextOfHome(text, index)) return 'home'
  if (words < EMPTY_WORDS) return 'empty'
  return words < item.words ? 'too_short' : 'other_text'
}

/** Texts of sections are cut to 2,000 characters, at most one fewer where a pair would be split. */
const SURELY_WHOLE_SECTION = 1_999
const MOST_OF_PAGE = 0.9

/** Only the beginning of a section is kept: one that is nearly all of its page has the page's text. */
const wholeTextOf = ({ kind, page, words, text }: Read): string =>
  kind === 'section' && text.length >= SURELY_WHOLE_SECTION && words >= page.text.mainWords * MOST_OF_PAGE
    ? page.text.main
    : text

type Read = Extract<Candidate['content'], { page: PageFacts }>

function flawOfUnread(
  candidate: Candidate,
  { reason }: Failure,
  { index, missing }: Weighing,
): LegalFlaw | null {
  if (reason === 'password_protected') return 'login'
  const page = isWrittenByScript(candidate) ? index.pageAt(candidate.url) : undefined
  return page && staysEmpty(page, missing) ? 'script_missing' : null
}

/** Two texts that were cut may differ after that. */
const isTextOfHome = (text: string, { home }: SiteIndex): boolean =>
  text.length < SURELY_WHOLE && text === home?.text.main

function unfinishedIn(text: string, words: number, item: LegalItem): LegalFlaw | null {
  const isNotice = words < Math.min(NOTICE_WORDS, item.words)
  if (isNotice && NO_PAGE.test(text)) return 'not_found'
  if (isNotice && DISABLED.test(text)) return 'disabled'
  if (DUMMY.test(text) || (isNotice && placeholderWords(text) !== null)) return 'dummy_text'
  const isTemplate = templateBlanks(text).length >= BLANKS_OF_A_TEMPLATE || TEMPLATE_ARTICLE.test(text)
  return isTemplate ? 'template' : null
}

const asksForLogin = (page: PageFacts): boolean =>
  page.forms.some(({ fields }) => fields.some(({ type }) => type === 'password')) || isLoginAddress(page.url)

/** Whether a part behind a link of one word ("Privacy") is a short text of the item: "Terms" may lead to those of a school. */
const isBegun = (text: string, flaw: LegalFlaw, item: LegalItem): boolean =>
  flaw === 'too_short' &&
  item.name !== 'cookies' &&
  item.saysSo(plainWords(text)) &&
  item.hasOwnSign(plainWords(text)) &&
  item.isOwnText(plainWords(text))

/**
 * True when the candidate was certainly meant as the item, so that its flaw may be shown: "Cookies" in a baker's menu was not, nor a
 * brochure behind "Privacy screens", nor a heading on the homepage without a link to it.
 */
export function wasMeantAs({ named, by, content }: Candidate, flaw: LegalFlaw, item: LegalItem): boolean {
  if (by === 'path' && content.kind === 'gone') return false
  if (flaw === 'document' && isMixedName(named, item)) return false
  const isPlain = phrasesIn(plainWords(named), item.phrases.many).length > 0
  if (content.kind === 'section') return isPlain || (by === 'link' && isBegun(content.text, flaw, item))
  return flaw !== 'other_text' || isPlain || item.name !== 'cookies'
}
