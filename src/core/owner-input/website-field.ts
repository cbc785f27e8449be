import { type KnownHosts, parseWebsite } from '../address/website.ts'
import { accepted, fieldOrNone, refused } from './field.ts'
import { isBlank } from './text.ts'

/**
 * A field for the website's homepage, as its address. `null` is the owner's "I don't have a website"; an empty text means
 * the same, unless `missing` refuses it with that message.
 */
export const websiteField = (known: KnownHosts, missing?: string) =>
  fieldOrNone<string | null>((typed) => {
    if (typed === null) return accepted(null)
    if (isBlank(typed)) return missing === undefined ? accepted(null) : refused(missing)
    const website = parseWebsite(typed, known)
    return website.ok ? accepted(website.address) : refused(website.message)
  })
