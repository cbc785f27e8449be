import { pageKey } from '../address/urls.ts'
import type { PageFacts } from '../evidence/page.ts'
import type { PagesEvidence } from '../evidence/pages.ts'

interface Rendered {
  readonly pages: readonly PageFacts[]
}

const NOTHING: Rendered = { pages: [] }
const lists = new WeakMap<PagesEvidence, WeakMap<Rendered, readonly PageFacts[]>>()

/**
 * The crawled pages, homepage first, as a visitor sees them. Where a page was also rendered, the facts with more words
 * come first, and what only the other one has (a form written by a script, a link in the HTML alone) is added.
 * Rendered pages that the crawl does not have come last. The same input gives the same list, so that it can be a cache key.
 */
export function withRendered(pages: PagesEvidence, rendered: Rendered | undefined): readonly PageFacts[] {
  const given = rendered ?? NOTHING
  const known = lists.get(pages) ?? new WeakMap<Rendered, readonly PageFacts[]>()
  const made = known.get(given) ?? merged(pages.pages, given.pages)
  lists.set(pages, known.set(given, made))
  return made
}

function merged(pages: readonly PageFacts[], rendered: readonly PageFacts[]): readonly PageFacts[] {
  if (rendered.length === 0) return pages
  const byKey = new Map(rendered.flatMap((page) => keysOf(page).map((key) => [key, page] as const)))
  const used = new Set<PageFacts>()
  const crawled = pages.map((page) => {
    const samePage = keysOf(page)
      .map((key) => byKey.get(key))
      .find((candidate) => candidate !== undefined)
    if (!samePage) return page
    used.add(samePage)
    return merge(page, samePage)
  })
  return [...crawled, ...rendered.filter((page) => !used.has(page))]
}

const keysOf = ({ url, requested }: PageFacts): string[] => [...new Set([url, requested])].map(pageKey)

/** How the page was found and answered comes from the crawl; its contents from the facts with more words. */
function merge(page: PageFacts, rendered: PageFacts): PageFacts {
  const [more, less] = rendered.text.words >= page.text.words ? [rendered, page] : [page, rendered]
  return {
    ...page,
    rendered: page.rendered || rendered.rendered,
    raw: page.raw ?? rendered.raw,
    thin: more.thin && less.thin,
    title: more.title.text === null ? less.title : more.title,
    text: more.text,
    headings: more.headings,
    images: more.images,
    buttons: more.buttons,
    contact: more.contact,
    commerce: more.commerce,
    structured:
      more.structured.jsonLd.length >= less.structured.jsonLd.length ? more.structured : less.structured,
    sketch: more.sketch,
    links: union(more.links, less.links, (link) => `${link.url ?? link.href} ${link.text}`),
    anchors: union(more.anchors, less.anchors, (anchor) => anchor.id),
    openedParts: union(more.openedParts ?? [], less.openedParts ?? [], ({ named, id }) => `${named} ${id}`),
    frames: union(more.frames, less.frames, (frame) => frame.url),
    forms: union(more.forms, less.forms, (form) =>
      form.fields.map((field) => field.name ?? field.id).join(' '),
    ),
    scripts: union(more.scripts, less.scripts, (script) => script.url ?? `${script.type} ${script.bytes}`),
    metas: union(more.metas, less.metas, (meta) => meta.name ?? meta.property ?? meta.httpEquiv ?? ''),
    tags: union(more.tags, less.tags, (tag) => `${tag.kind} ${tag.id}`),
    technologies: union(more.technologies, less.technologies, (technology) => technology.name),
    shopEvents: [...new Set([...more.shopEvents, ...less.shopEvents])],
  }
}

/** The whole first list, and from the second what the first does not have. */
function union<T>(first: readonly T[], second: readonly T[], nameOf: (item: T) => string): T[] {
  const names = new Set(first.map(nameOf))
  return [...first, ...second.filter((item) => !names.has(nameOf(item)))]
}
