/** Websites that both stand-ins of search engines know, in order of their place. */
const WEBSITES = [
  ['petalandpost.example', 'Same-day flowers in Newtown'],
  ['www.yellowpages.com.au', 'Florists in Newtown: the 10 best'],
  ['stemstreet.example', 'Newtown flower delivery'],
  ['kingstflowers.example', 'Flowers and gifts, King Street'],
  ['www.pinterest.com.au', 'Flower shop photos'],
  ['quickbunch.example', 'Order flowers online, Sydney'],
] as const

/** Places of the websites of the two businesses, by a word of the keyword; 0: not among the results. */
const PLACES: Readonly<Record<string, number>> = { newtown: 7, wedding: 0, inner: 23 }
const USUAL = 12
const ALL = 100

/** The results for a keyword, of which one is the website's own: the same each time. */
export function resultsFor(keyword: string, siteHost: string | null): { url: string; title: string }[] {
  const word = Object.keys(PLACES).find((one) => keyword.includes(one))
  const own = word === undefined ? USUAL : (PLACES[word] ?? 0)
  return Array.from({ length: ALL }, (_, index) => {
    if (siteHost !== null && index + 1 === own) return { url: `https://${siteHost}/shop`, title: 'Shop' }
    const [host = `flowers${index}.example`, title = `Flowers, page ${index}`] = WEBSITES[index] ?? []
    return { url: `https://${host}/${keyword.replaceAll(' ', '-')}`, title }
  })
}
