/** The page on which something was found, in words: "On your homepage", "On /contact". */
export function whereFound(address: string | null): string {
  const path = address !== null && URL.canParse(address) ? new URL(address).pathname : '/'
  return path === '/' ? 'On your homepage' : `On ${path}`
}
