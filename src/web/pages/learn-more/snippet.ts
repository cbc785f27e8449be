const EXAMPLE = 'yourbusiness.com.au'

/** Where the check opens with an address typed in. */
export const runPath = (address: string): string => `/home?address=${encodeURIComponent(address)}`

/** A link as HTML that opens the check, with an example to replace; `origin` is where this Fettle runs. */
export const runSnippet = (origin: string): string =>
  `<a href="${origin}${runPath(EXAMPLE)}">Check this website with Fettle</a>`
