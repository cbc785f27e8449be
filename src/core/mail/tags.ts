/**
 * A record of `name=value` pairs between semicolons, as DKIM (RFC 6376, section 3.2), DMARC, TLS-RPT, BIMI and MTA-STS
 * write them. Read more leniently than DKIM's RFC, for which names differ by their case and a name that occurs twice makes the record invalid: names are
 * given in lower case, and of two pairs with one name the first holds.
 */
export function parseTags(record: string): ReadonlyMap<string, string> {
  const tags = new Map<string, string>()
  for (const pair of record.split(';')) {
    const at = pair.indexOf('=')
    const name = pair.slice(0, at).trim().toLowerCase()
    if (at > 0 && name !== '' && !tags.has(name)) tags.set(name, pair.slice(at + 1).trim())
  }
  return tags
}
