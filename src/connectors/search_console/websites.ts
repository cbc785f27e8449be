import { bareHost } from '#core/address/urls.ts'
import { tidyLine } from '#core/owner-input/text.ts'
import { cut } from '#core/text.ts'
import type { Selectable } from '../connect.ts'
import type { ConnectorContext, Grant, ReadResult } from '../context.ts'
import { askGoogle } from '../google.ts'
import { sitesAnswer } from './schema.ts'

const DOMAIN = 'sc-domain:'
const LONGEST = 100

/** The websites to choose from, the owner's own first. One that Google has not verified shows nothing. */
export async function consoleWebsites(
  context: ConnectorContext,
  grant: Grant,
  { siteHost }: { siteHost: string | null },
): Promise<ReadResult<Selectable[]>> {
  const answer = await askGoogle(
    context,
    grant,
    { endpoint: 'gsc', path: '/webmasters/v3/sites' },
    sitesAnswer,
  )
  if (!answer.ok) return answer
  const choices = answer.data.siteEntry.map(({ siteUrl, permissionLevel }): Selectable => {
    const isVerified = permissionLevel !== 'siteUnverifiedUser'
    return {
      id: siteUrl,
      label: cut(tidyLine(siteUrl.replace(DOMAIN, '')), LONGEST),
      detail: siteUrl.startsWith(DOMAIN) ? 'The whole domain' : 'One address',
      isSuggested: isVerified && siteHost !== null && isOfHost(siteUrl, bareHost(siteHost)),
      ...(isVerified ? {} : { refusal: 'Google hasn’t verified yet that this website is yours.' }),
    }
  })
  return { ok: true, data: choices.toSorted((a, b) => Number(b.isSuggested) - Number(a.isSuggested)) }
}

function isOfHost(siteUrl: string, host: string): boolean {
  if (!siteUrl.startsWith(DOMAIN)) return bareHost(URL.parse(siteUrl)?.hostname ?? '') === host
  const domain = siteUrl.slice(DOMAIN.length)
  return host === domain || host.endsWith(`.${domain}`)
}
