import type { FormFacts } from '#core/evidence/form.ts'
import type { CookieFacts, LinkFacts, MetaFacts, PageFacts, TechnologyFacts } from '#core/evidence/page.ts'
import { resolveHttp } from '#core/address/urls.ts'
import { keptSource } from './kept-source.ts'
import type { PlacedElement } from './placed-element.ts'
import { LIMITS } from './limits.ts'
import { inlineScripts } from './scripts.ts'
import {
  signaturesOfAttribute,
  signaturesOfElement,
  signaturesOfName,
  signaturesInScript,
  signaturesOfAddress,
  signaturesOfPath,
  TABLES,
} from './signature-tables.ts'
import type { WalkedDocument } from './walked-document.ts'
import type { Signature } from './technologies.data.ts'
import { SIGNATURES } from './technologies.data.ts'

type By = TechnologyFacts['by']

interface ParsedPage {
  walked: WalkedDocument
  /** Origin of the page. */
  origin: string
  headers: Readonly<Record<string, string>>
  /** A program saved the page: systems that only its text names run elsewhere, or no more, unless the answer names one. */
  isSavedCopy: boolean
  cookies: readonly CookieFacts[]
  metas: readonly MetaFacts[]
  links: readonly LinkFacts[]
  forms: readonly FormFacts[]
  frames: PageFacts['frames']
  scripts: PageFacts['scripts']
  stylesheets: PageFacts['stylesheets']
  images: PageFacts['images']
  relations: PageFacts['relations']
}

/** Known technologies of a page by the first sign found of each (of a form service by a mark in the page, where it has one), in the order of the table: systems before their extensions. */
export function technologiesOf(seen: ParsedPage): TechnologyFacts[] {
  const answer = [...signsOfAnswer(seen)]
  const isAnswered = answer.some(({ signature }) => HOLDERS.has(signature.kind))
  const found = new Findings(seen.isSavedCopy && !isAnswered)
  findInMetas(seen, found)
  for (const { signature, by } of answer) found.add(signature, by)
  findInAddresses(seen, found)
  findInInlineScripts(seen, found)
  findInElements(seen, found)
  return found.list()
}

/** A builder's own headers and cookies; its names in the HTML stay when a website is exported. Addresses of files are weighed apart. */
const SERVING: ReadonlySet<By> = new Set(['header', 'cookie'])

/** A form service's address may only be prepared for, or linked to; a mark in the page shows that its form stands there. */
const OF_ADDRESS: ReadonlySet<By> = new Set(['script', 'link'])
const IN_PAGE: ReadonlySet<By> = new Set(['html', 'global'])

interface Sign {
  version?: string | null
  /** Whether a builder's own servers gave it. */
  serves?: boolean
}

/** Systems that hold the pages of a website. */
const HOLDERS: ReadonlySet<TechnologyFacts['kind']> = new Set(['builder', 'cms', 'shop'])

class Findings {
  private readonly found = new Map<Signature, TechnologyFacts>()
  private readonly isSavedCopy: boolean

  constructor(isSavedCopy: boolean) {
    this.isSavedCopy = isSavedCopy
  }

  add(signature: Signature, by: By, sign: Sign = {}): void {
    const { name, kind } = signature
    const { version = null } = sign
    const known = this.found.get(signature)
    const serves = this.servesBy(kind, by, sign)
    if (known === undefined)
      this.found.set(signature, { name, kind, version, by, ...(serves !== null && { serves }) })
    else {
      if (kind === 'form' && OF_ADDRESS.has(known.by) && IN_PAGE.has(by)) known.by = by
      known.version ??= version
      if (serves !== null) known.serves ||= serves
    }
  }

  /** Whether this sign shows that the system serves the website; `null` where that is not asked. The script of a shop that stands in others' pages works in a copy, too. */
  private servesBy(
    kind: TechnologyFacts['kind'],
    by: By,
    { serves = SERVING.has(by) }: Sign,
  ): boolean | null {
    if (!this.isSavedCopy) return kind === 'builder' ? serves : null
    if (!HOLDERS.has(kind)) return null
    // No holder has a sign in the answer of such a page.
    return kind === 'shop' && serves
  }

  addAll(signatures: Iterable<Signature>, by: By, sign: Sign = {}): void {
    for (const signature of signatures) this.add(signature, by, sign)
  }

  list(): TechnologyFacts[] {
    return SIGNATURES.flatMap((signature) => this.found.get(signature) ?? [])
  }
}

function findInMetas({ metas }: ParsedPage, found: Findings): void {
  for (const { name, content } of metas) {
    if (name !== 'generator') continue
    const written = content.slice(0, 200)
    for (const { signature, generator } of TABLES.generators) {
      const match = generator.exec(written)
      if (match) found.add(signature, 'meta', { version: match[1] ?? null })
    }
  }
}

function* signsOfAnswer({ headers, cookies }: ParsedPage): Generator<{ signature: Signature; by: By }> {
  for (const { signature, name, part } of TABLES.headers) {
    const value = headers[name]
    if (value !== undefined && (part === null || value.toLowerCase().includes(part)))
      yield { signature, by: 'header' }
  }
  for (const { signature, text } of TABLES.cookies) {
    if (cookies.some(({ name }) => name.startsWith(text))) yield { signature, by: 'cookie' }
  }
}

/** Relations that load nothing; a theme or plug-in may leave them where its tool is gone. */
const PREPARING: ReadonlySet<string> = new Set(['dns-prefetch', 'preconnect'])
/** Tools that do nothing until their script runs. */
const BY_RUNNING: ReadonlySet<TechnologyFacts['kind']> = new Set(['analytics', 'mailing'])

function findInAddresses(seen: ParsedPage, found: Findings): void {
  const styles = seen.stylesheets.map(({ url }) => url)
  const isOwnStyled = styles.some((url) => url?.startsWith(`${seen.origin}/`))
  const prepared = new Set(seen.relations.filter(({ rel }) => PREPARING.has(rel)).map(({ url }) => url))
  const loaded = seen.relations.filter(({ rel }) => !PREPARING.has(rel))
  const others = [...seen.scripts, ...loaded].map(({ url }) => url)
  const used = new Set([...styles, ...others, ...keptSources(seen)])
  for (const url of new Set([...used, ...prepared])) {
    if (url === null) continue
    for (const signature of signaturesOfAddress('scripts', url)) {
      if (!used.has(url) && BY_RUNNING.has(signature.kind)) continue
      // An export has its style at its new host, and may still load a library from the builder's servers.
      const serves = !(signature.exports && isOwnStyled) || styles.includes(url)
      found.add(signature, 'script', { serves })
    }
    // An export keeps its paths.
    found.addAll(signaturesOfPath(url), 'script', { serves: false })
  }
  // Pictures of other sites are signs of those sites.
  for (const { url } of seen.images)
    if (url?.startsWith(`${seen.origin}/`)) found.addAll(signaturesOfPath(url), 'html')
  for (const { url } of seen.frames) found.addAll(signaturesOfAddress('frames', url), 'frame')
  for (const url of new Set(seen.links.map((link) => link.url))) {
    if (url !== null) found.addAll(signaturesOfAddress('links', url), 'link')
  }
  for (const { action } of seen.forms)
    if (action !== null) found.addAll(signaturesOfAddress('forms', action), 'form')
}

/** Addresses of scripts that consent tools and plug-ins for speed keep in another attribute. */
function keptSources({ walked, origin }: ParsedPage): string[] {
  const found: string[] = []
  for (const { attributes } of walked.of('script')) {
    const source = keptSource(attributes)
    if (source === undefined || !WITH_HOST.test(source)) continue
    const url = resolveHttp(source.slice(0, LIMITS.href), origin)
    if (url !== null) found.push(url)
  }
  return found
}
const WITH_HOST = /^(?:https?:)?\/\//iu

function findInInlineScripts({ walked }: ParsedPage, found: Findings): void {
  for (const { text } of inlineScripts(walked)) found.addAll(signaturesInScript(text), 'global')
}

function findInElements({ walked }: ParsedPage, found: Findings): void {
  for (const placed of walked.placed) {
    if (placed.noscript) continue
    for (const signature of signsOfElement(placed)) {
      // A consent tool's hidden banner counts; a shop's hidden part is a leftover of a template.
      if (!placed.hidden || signature.kind !== 'shop') found.add(signature, 'html')
    }
  }
}

function* signsOfElement({ tag, attributes }: PlacedElement): Generator<Signature> {
  yield* signaturesOfElement(tag)
  const { class: className, id } = attributes
  if (tag === 'script' && attributes['type']) yield* signaturesOfName(attributes['type'])
  if (id !== undefined) yield* signaturesOfName(id)
  if (className !== undefined) for (const name of className.split(/\s+/u, 40)) yield* signaturesOfName(name)
  for (const name in attributes) {
    if (name.includes('-') || name === 'netlify') yield* signaturesOfAttribute(name)
  }
}
