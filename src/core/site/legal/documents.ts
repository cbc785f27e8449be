import type { Candidate } from '../find-page.ts'
import { phrasesIn, plainWords } from '../phrases.ts'
import type { SiteIndex } from '../site-index.ts'
import type { ItemName, LegalItem } from './items.ts'

/** Words of file names that fit any legal page. */
const LEGAL =
  /^(?:legal\w*|privacy\w*|polic(?:y|ies)\w*|terms\w*|conditions?|cookies?|returns?|refunds?|agreement|statement|notice|disclaimer|gdpr|tcs?|tandcs?|datenschutz\w*|agbs?|geschaeftsbedingungen|nutzungsbedingungen|donnees|datos|dados|privacidad|privacidade|confidentialite|condiciones|condicoes|condizioni|voorwaarden|cgv|cgu)$/u
/** Words of file names that do not describe the file's contents. */
const OPAQUE =
  /^(?:pdf|docx?|odt|rtf|documents?|files?|download|copy|final|draft|new|web|website|online|version|updated|signed|scan|rev|v\d*|[a-z]{1,2}|\w*\d\w*|jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec|of|and|the|for|our|pty|ltd|limited|nz|au)$/u
/** Words that may be beside a name of one word: "Our terms (PDF)". */
const BESIDE = /^(?:our|your|the|website|site|and|pdf|doc|docx|download|read|view|see|kb|mb|full)$/u

/**
 * True for a document that its link calls the item, and whose file name says nothing else than a legal page: we do not read documents. "Terms 3 and 4" of a
 * school is no such name, and a file called `summer-programme.pdf` is none whatever its link text is.
 */
export function documentCounts({ named, url }: Candidate, item: LegalItem, index: SiteIndex): boolean {
  return isNamedPlainly(named, item) && fileFits(url, index)
}

function isNamedPlainly(named: string, { phrases }: LegalItem): boolean {
  const plain = plainWords(named)
  if (phrasesIn(plain, phrases.many).length > 0) return true
  const words = plain.split(' ').filter((word) => !BESIDE.test(word))
  return words.length === 1 && phrases.single.has(words[0] ?? '')
}

/** Words of file names that fit an item alone: a club's "Code of conduct" is a policy, too. */
const OF_ITEM: Partial<Record<ItemName, RegExp>> = {
  privacy: /^(?:privacy\w*|gdpr|popia?|paia|hipaa)$/u,
  terms: /^(?:terms\w*|conditions?|tcs?|tandcs?|agreement)$/u,
}

/** Whether a document's file name says the item itself: asked where the name of its link may mean something else. */
export const isFileOf = (url: string, { name }: LegalItem, { segmentOf }: SiteIndex): boolean =>
  segmentOf(url)
    .split(' ')
    .some((word) => OF_ITEM[name]?.test(word))

function fileFits(url: string, { segmentOf, home, evidence }: SiteIndex): boolean {
  const file = segmentOf(url).replace(/\s(?:pdf|docx?|odt|rtf)$/u, '')
  const own = plainWords(`${home?.title.text ?? ''} ${evidence.host}`).split(' ')
  const words = file.split(' ').filter((word) => !OPAQUE.test(word) && !own.includes(word))
  return words.length === 0 || words.some((word) => LEGAL.test(word))
}
