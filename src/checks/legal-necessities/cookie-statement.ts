import type { PageFacts } from '#core/evidence/page.ts'
import type { SiteIndex } from '#core/site/site-index.ts'
import { cut } from '#core/text.ts'
import type { CookieInformation } from './cookie-information.ts'

/** The sentence ends, or goes on about the website: "cookies to track you" and "cookies that we share" are some of all cookies. */
const OF_ALL = String.raw`(?=\s*(?:$|[.!;,)\n]|(?:on|in|with|auf|dans|en|su|op|em|no) (?:this|our|the|any of our|dieser|unserer|ce|este|questo|deze|onze) (?:web|site|sitio|sito|página|page|blog)|(?:here|at all|whatsoever)\b|(?:and|or|und|et|y|e|en)\s))`
const VERB = '(?:use|set|store|place|save)'
/** That a website uses no cookies, in the languages that legal texts are read in. */
const USES_NONE = new RegExp(
  [
    String.raw`\b(?:do(?:es)?(?: not|n['’]t)|never) ${VERB} (?:any )?cookies${OF_ALL}`,
    String.raw`\b${VERB}s? no cookies${OF_ALL}`,
    String.raw`\bno cookies are (?:used|set|stored|placed|saved)${OF_ALL}`,
    String.raw`^\W*(?:this is )?(?:a |our )?cookie[- ]free (?:web ?)?site\W*$`,
    String.raw`\b(?:verwende[nt]|nutz(?:en|t)|setz(?:en|t)|speicher[nt]) (?:\w+ ){0,3}keine(?:rlei)? cookies${OF_ALL}`,
    String.raw`\bn['’](?:utilis(?:e|ons)|emplo(?:ie|yons)|install(?:e|ons)) (?:pas de|aucun) cookies?${OF_ALL}`,
    String.raw`\bno (?:utiliza|usa|emplea|instala)(?:mos)? (?:ning[uú]n(?:a|os)? )?cookies?${OF_ALL}`,
    String.raw`\bnon (?:utilizza|usa|installa)(?:mo)? (?:alcun |nessun )?cookies?${OF_ALL}`,
    String.raw`\b(?:gebruik(?:t|en)|plaats(?:t|en)) geen (?:enkele )?cookies${OF_ALL}`,
    String.raw`\bnão (?:utiliza|usa)(?:mos)? (?:nenhum |quaisquer )?cookies${OF_ALL}`,
  ].join('|'),
  'iu',
)
/** In a text, a sentence is of a website's cookies where it names one, or what people are anxious about: a baker has others. */
const OF_WEBSITES =
  /\b(?:web|(?:web ?)?sites?|websites?|webseite|privacy|tracking|trackers?|tracked|personal|data|devices?|browsers?|gdpr|sitio|sito|datenschutz|vie privée|privacidad)\b/iu
/** In a text, who uses none: others may be told of ("Signal uses no cookies"). */
const OURS =
  /\b(?:we|our|us|this|here|wir|uns\w*|dies\w*|nous|notre|ce|cette|est[ea]|nuestr[oa]|usamos|utilizamos|quest[oa]|nostr[oa]|usiamo|utilizziamo|deze|onze|wij|noss[oa])\b|^\W*(?:no cookies|cookie[- ]free)\b/iu
/** What stands before it where the sentence is about visitors ("If your browser does not store cookies, …"). */
const OF_VISITORS =
  /\b(?:if|when|unless|where|you|browsers?|wenn|falls|sie|ihr|si|votre|navigateur|su navegador|cuando|se|quando|als|uw)\b/iu
/** What follows where some cookies are used: all but a few, or those of others. */
const WITH_SOME =
  /\b(?:except\w*|excluding|unless|besides|beyond|only|but|however|(?:other|rather) than|apart from|aside from|without|au(?:ss|ß)er|bis auf|jedoch|aber|nur|ohne|sauf|hormis|hors|en dehors|excepté|mais|sans|excepto|salvo|menos|pero|sin|tranne|eccetto|ma|senza|behalve|uitgezonderd|maar|zonder|exceto|mas|sem)(?!\p{L})/iu
/** Those for a purpose are some of all, also where the place stands between: "on this website to track you". */
const FOR_A_PURPOSE =
  /^[^.!?;,]*?\b(?:to |for (?:adverti|market|analy|track|statist|remarket|target)|that\b|which\b|von dritt|für|zu[rm]?\s|pour\s|para\s|per\s|voor\s|om\s)/iu
const SENTENCE_ENDS = /(?<=[.!?;])\s+/u
const LONGEST = 200

/** A sentence of the website that it uses no cookies, where none of its pages set any; what measures visitors may set some. */
export function cookieStatement({ pages }: SiteIndex): CookieInformation | null {
  if (pages.some(({ cookies }) => cookies.length > 0)) return null
  for (const { url, text } of pages) {
    const found = sentenceIn(text)
    if (found !== undefined) return { by: 'statement', at: url, found: cut(found, LONGEST) }
  }
  return null
}

const sentenceIn = ({ footer, main, aside, header }: PageFacts['text']): string | undefined =>
  linesOf(footer).find((line) => saysSo(line, false)) ??
  linesOf(main, aside, header).find((line) => OF_WEBSITES.test(line) && saysSo(line, true))

/** Whether a sentence of a line says that no cookies are used at all; `byName`: only one that says by whom. */
const saysSo = (line: string, byName: boolean): boolean =>
  line.split(SENTENCE_ENDS).some((sentence) => {
    const found = USES_NONE.exec(sentence)
    if (found === null || (byName && !OURS.test(sentence))) return false
    const after = sentence.slice(found.index + found[0].length)
    return (
      !OF_VISITORS.test(sentence.slice(0, found.index)) &&
      !WITH_SOME.test(after) &&
      !FOR_A_PURPOSE.test(after)
    )
  })

/** Texts with the word, line by line. */
const linesOf = (...texts: string[]): string[] =>
  texts.flatMap((text) => (/cookie/iu.test(text) ? text.split('\n') : []))
