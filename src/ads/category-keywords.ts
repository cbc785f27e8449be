/** The keywords of a keyword category: it is one itself (connectors, 5.6.3), and none is there twice. */
export function categoryKeywords(name: string, keywords: readonly string[]): string[] {
  const all = [name, ...keywords].map((text) => text.toLowerCase())
  return [...new Set(all)].filter((text) => text !== '')
}
