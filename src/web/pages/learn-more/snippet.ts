const EXAMPLE = 'yourbusiness.com.au'

/** The path of the address form with an address filled in. */
export const runPath = (address: string): string => `/home?address=${encodeURIComponent(address)}`

/** A link as HTML that opens it, with an example to replace; `origin` is the address of this installation. */
export const runSnippet = (origin: string): string =>
  `<a href="${origin}${runPath(EXAMPLE)}">Check this website with Fettle</a>`
