/** The same text in another number of columns: no word is lost when there are fewer. */
export function withColumns(columns: readonly string[], count: number): string[] {
  const kept = columns.slice(0, count)
  const rest = columns.slice(count).filter((text) => text.trim() !== '')
  const empty = Array.from({ length: Math.max(0, count - kept.length) }, () => '')
  const last = [kept.at(-1) ?? '', ...rest].filter((text) => text !== '').join('\n\n')
  return [...kept.slice(0, -1), last, ...empty]
}
