import { hasNofollow } from '#core/site/nofollow.ts'
import { cut, squeeze } from '#core/text.ts'
import { pageAddresses } from './addresses.ts'
import { decodeHtml } from './decode.ts'
import { LIMITS } from './limits.ts'
import type { Collected } from './target-handler.ts'
import { TargetHandler } from './target-handler.ts'
import type { PageTargets, AddressOnPage } from './targets.ts'
import { isNoTarget, kindOfLink } from './targets.ts'
import { upToMostTags } from './most-tags.ts'
import { readInto } from './tree.ts'
import { isMeasuringAddress } from './measuring-addresses.ts'

export interface TargetsInput {
  body: Uint8Array | string
  /** Final address. */
  url: string
  contentType: string | null
}

/** The lean parse of a page for very large crawls: its links, and the few facts that the crawl needs. One pass. */
export function parseTargets(input: TargetsInput): PageTargets {
  const { html } = upToMostTags(decodeHtml(input.body, input.contentType).html)
  const handler = new TargetHandler(html)
  readInto(handler, html)
  const addresses = pageAddresses(input.url, handler.base)
  const targets: AddressOnPage[] = []
  for (const collected of handler.collected) {
    const { href, kind } = collected
    const url = href.trim() === '' ? null : kind === 'page' ? addresses.link(href) : addresses.http(href)
    const target = targetOf(collected, url)
    if (target) targets.push(target)
  }
  return {
    targets,
    ids: handler.ids,
    nofollow: hasNofollow({ metas: handler.robots, headers: {} }),
    words: handler.words,
    title: handler.title === null ? null : cut(squeeze(handler.title), LIMITS.title),
  }
}

function targetOf(
  { href, kind, text, alt, region, nofollow }: Collected,
  url: string | null,
): AddressOnPage | null {
  if (kind === 'page') {
    const words = cut(squeeze(text), 200) || cut(squeeze(alt), 200)
    const target = { url, href: cut(href, LIMITS.href), kind: kindOfLink(href, url), text: words, region }
    return nofollow ? { ...target, nofollow } : target
  }
  if (url === null || isNoTarget(url) || url.length > LIMITS.address) return null
  if ((kind === 'image' || kind === 'frame') && isMeasuringAddress(url)) return null
  return {
    url: cut(url, LIMITS.href),
    href: cut(href, LIMITS.href),
    kind,
    text: cut(squeeze(text), 200),
    region,
  }
}
