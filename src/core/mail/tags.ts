/**
 * A record of `name=value` pairs between semicolons, as DKIM (RFC 6376, section 3.2), DMARC, TLS-RPT, BIMI and MTA-STS
 * write them. Names in lower case; of two pairs with one name the first holds.
 */
export function parseTags(record: string): ReadonlyMap<string, string> {
  const tags = new Map<string, string>()
  for (const pair of record.split(';')) {
    const at = pair.indexOf('=')
    const name = pair.slice(0, at).trim().toLowerCase()
    if (at > 0 && !tags.has(name)) tags.set(name, pair.slice(at + 1).trim())
  }
  return tags
}
