import { bareHost } from '#core/address/urls.ts'
import type { FormFacts } from '#core/evidence/form.ts'
import type { LinkFacts, RelationFacts } from '#core/evidence/page.ts'
import type { PageAddresses } from './addresses.ts'
import { ADD_ADDRESS, ADD_CONTROL } from './commerce.ts'
import { inlineScripts } from './scripts.ts'
import type { WalkedDocument } from './walked-document.ts'

export interface AddressedPage {
  walked: WalkedDocument
  addresses: PageAddresses
  links: readonly LinkFacts[]
  forms: readonly FormFacts[]
  relations: readonly RelationFacts[]
}

/** Where WordPress answers its pages' scripts, written as JSON or as it is. */
const AJAX_ADDRESS = /["'](https?:(?:\\?\/){2}[^"'\s]{1,200}?admin-ajax\.php)/giu
const SEARCHED = 500_000
/** What WordPress calls the address of its programming interface. */
const API_RELATION = 'https://api.w.org/'
const FILE = /\.html?$/iu

/**
 * Whether the page names an address of its own website that only a running system answers: one that adds to a cart, or one for scripts. A program that
 * saves pages makes such an address the name of a file, or leaves it at the host where it was.
 */
export function namesOwnServer(page: AddressedPage): boolean {
  const own = hostOf(page.addresses.page)
  for (const address of serverAddresses(page)) {
    if (hostOf(address) === own && !FILE.test(URL.parse(address)?.pathname ?? '')) return true
  }
  return false
}

const hostOf = (address: string): string => bareHost(URL.parse(address)?.host ?? '')

function* serverAddresses({ walked, addresses, links, forms, relations }: AddressedPage): Generator<string> {
  for (const { rel, url } of relations) if (rel === API_RELATION && url !== null) yield url
  for (const { href, url } of links) if (url !== null && ADD_ADDRESS.test(href)) yield url
  for (const { actionRaw, action } of forms)
    if (action !== null && ADD_ADDRESS.test(actionRaw ?? '')) yield action
  for (const { form, attributes: a } of walked.placed) {
    const action = form === null ? undefined : form.attributes['action']
    if (action === undefined) continue
    const names = [a['name'] ?? '', ...(a['class']?.split(/\s+/u, 40) ?? [])]
    const url = names.some((name) => ADD_CONTROL.test(name)) ? addresses.http(action) : null
    if (url !== null) yield url
  }
  for (const { text } of inlineScripts(walked))
    for (const [, written = ''] of text.slice(0, SEARCHED).matchAll(AJAX_ADDRESS))
      yield written.replaceAll('\\/', '/')
}
