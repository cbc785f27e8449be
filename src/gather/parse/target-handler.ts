import type { LinkKind } from '#core/evidence/links.ts'
import type { Region } from '#core/evidence/region.ts'
import type { RobotsMeta } from '#core/site/robots-directives.ts'
import { ROBOTS_METAS } from '#core/site/robots-metas.ts'
import { NOT_BLANK, SILENT } from './element-text.ts'
import { APART, BLOCKS } from './text-shape.ts'
import { hidesItself } from './hidden.ts'
import { keptSource } from './kept-source.ts'
import { LIMITS, MOST_IDS } from './limits.ts'
import { relWords } from './metadata.ts'
import type { LandmarksSeen } from './regions.ts'
import { landmarksIn, regionOf } from './regions.ts'
import { quickWords } from './quick-words.ts'
import { candidateOf } from './srcset.ts'
import { isNoTarget, kindOfRelation } from './targets.ts'
import type { DepthHandler } from './tree.ts'
import { isPixel } from './measuring-addresses.ts'

type Attributes = Readonly<Record<string, string>>

/** An address found in the page. */
export interface Collected {
  href: string
  kind: LinkKind
  text: string
  /** Text alternative of a picture inside, used without text. */
  alt: string
  region: Region
  nofollow?: true
}

/** Facts for everything inside an element, until it closes at `depth`. */
interface Scope {
  depth: number
  region: Region
  /** Inside an element without visible text, such as a script. */
  wordless: boolean
  hidden: boolean
  inContent: boolean
  inArticle: boolean
  inTemplate: boolean
  inSvg: boolean
}

const OUTERMOST: Scope = {
  depth: -1,
  region: 'main',
  wordless: false,
  hidden: false,
  inContent: false,
  inArticle: false,
  inTemplate: false,
  inSvg: false,
}
/** The `src` of a frame that waits for a script to load it, or that leads to no address. */
const NO_FRAME = /^\s*(?:(?:about|data|javascript|blob):.*)?$/isu
const PARTS: Readonly<Record<string, LinkKind>> = {
  img: 'image',
  iframe: 'frame',
  frame: 'frame',
  script: 'script',
  audio: 'media',
  video: 'media',
  source: 'media',
}

/** Collects targets during the parse, without a tree. */
export class TargetHandler implements DepthHandler {
  readonly collected: Collected[] = []
  readonly ids: string[] = []
  /** Metadata that is said to search engines' robots. */
  readonly robots: RobotsMeta[] = []
  base: string | undefined
  title: string | null = null
  words = 0
  depth = 0
  private readonly landmarks: LandmarksSeen
  private readonly scopes: Scope[] = [OUTERMOST]
  private scope: Scope = OUTERMOST
  private link: Collected | null = null
  private inTitle = false

  constructor(html: string) {
    this.landmarks = landmarksIn(html)
  }

  onopentag(tag: string, attributes: Attributes): void {
    const depth = this.depth++
    const inner = this.scopeOf(tag, attributes, depth)
    if (inner !== this.scope) {
      this.scopes.push(inner)
      this.scope = inner
    }
    if (inner.inTemplate) return
    if (this.link && (BLOCKS.has(tag) || APART.has(tag))) this.link.text += ' '
    const id = attributes['id'] ?? (tag === 'a' ? attributes['name'] : undefined)
    if (id && this.ids.length < MOST_IDS) this.ids.push(id.slice(0, 200))
    this.collect(tag, attributes)
  }

  onclosetag(tag: string): void {
    this.depth--
    if (this.scope.depth === this.depth) {
      this.scopes.pop()
      this.scope = this.scopes.at(-1) ?? OUTERMOST
    }
    if (tag === 'a') this.link = null
    else if (tag === 'title') this.inTitle = false
  }

  ontext(text: string): void {
    if (this.inTitle) this.title += text
    if (this.scope.wordless) return
    if (this.link && this.link.text.length < 800) this.link.text += NOT_BLANK.test(text) ? text : ' '
    if (!this.scope.hidden) this.words += quickWords(text)
  }

  private scopeOf(tag: string, attributes: Attributes, depth: number): Scope {
    const { scope } = this
    const { inContent, inArticle } = scope
    const region = scope.inSvg
      ? scope.region
      : regionOf({ tag, attributes, within: scope.region, inContent, inArticle }, this.landmarks)
    const wordless = scope.wordless || SILENT.has(tag)
    const hidden = scope.hidden || hidesItself(tag, attributes)
    const article = inArticle || tag === 'article'
    const content = inContent || article || tag === 'main' || attributes['role'] === 'main'
    const inTemplate = scope.inTemplate || tag === 'template'
    const inSvg = scope.inSvg || tag === 'svg'
    const same =
      region === scope.region &&
      wordless === scope.wordless &&
      hidden === scope.hidden &&
      article === inArticle &&
      content === inContent &&
      inTemplate === scope.inTemplate &&
      inSvg === scope.inSvg
    return same
      ? scope
      : { depth, region, wordless, hidden, inContent: content, inArticle: article, inTemplate, inSvg }
  }

  private collect(tag: string, attributes: Attributes): void {
    if (tag === 'a' || tag === 'area') this.openLink(tag, attributes)
    else if (tag === 'link') this.relate(attributes)
    else if (tag === 'meta') this.direct(attributes)
    else if (tag === 'base') this.base ??= attributes['href']
    else if (tag === 'title' && !this.scope.inSvg && this.title === null) {
      this.title = ''
      this.inTitle = true
    } else if (Object.hasOwn(PARTS, tag)) this.part(tag, attributes)
  }

  private openLink(tag: string, attributes: Attributes): void {
    const href = attributes['href']
    if (href === undefined || isNoTarget(href)) return
    const alt = attributes[tag === 'a' ? 'aria-label' : 'alt'] ?? ''
    const link = this.add(href, 'page', '', alt)
    if (link && relWords(attributes['rel']).includes('nofollow')) link.nofollow = true
    if (tag === 'a') this.link = link
  }

  private part(tag: string, attributes: Attributes): void {
    if (tag === 'img' && this.link?.alt === '') this.link.alt = attributes['alt'] ?? ''
    const written = attributes['src'] ?? ''
    const isWaiting = tag === 'iframe' && NO_FRAME.test(written)
    const src = (isWaiting ? keptSource(attributes) : undefined) ?? written
    const shown = (tag === 'img' ? candidateOf(attributes['srcset']) : null) ?? src
    const kind = PARTS[tag]
    if (kind === undefined || shown === '' || (kind === 'image' && isPixel(attributes))) return
    this.add(shown, kind, attributes['alt'] ?? attributes['title'] ?? '')
  }

  private relate(attributes: Attributes): void {
    const href = attributes['href']
    if (href === undefined || href === '') return
    for (const rel of relWords(attributes['rel'])) {
      const kind = rel === 'stylesheet' ? 'stylesheet' : kindOfRelation(rel, attributes['hreflang'] ?? null)
      if (kind !== null) this.add(href, kind, '')
    }
  }

  private direct(attributes: Attributes): void {
    const name = (attributes['name'] ?? '').trim().toLowerCase()
    if (ROBOTS_METAS.has(name)) this.robots.push({ name, content: attributes['content'] ?? '' })
  }

  private add(href: string, kind: LinkKind, text: string, alt = ''): Collected | null {
    if (this.collected.length >= LIMITS.links) return null
    const collected = { href, kind, text, alt, region: this.scope.region }
    this.collected.push(collected)
    return collected
  }
}
