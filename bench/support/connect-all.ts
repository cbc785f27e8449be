import { z } from 'zod'
import { type CookieJar, cookieOf, keepCookies } from '#support/cookie-jar.ts'
import type { HttpBrowser } from '#support/http-browser.ts'

const started = z.object({ url: z.url().nullable() })
const reached = z.object({ accounts: z.array(z.object({ id: z.string(), refusal: z.string().nullable() })) })
const scopes = /name="scope" value="([^"]*)"/gu
const business = /name="business" value="([^"]*)"/u

/** Endpoints at which owners give permission. Only a browser opens them, so nothing stands before them that slows them down. */
export const CONSENT_ENDPOINTS: readonly string[] = [
  'fbDialog',
  'igAuth',
  'googleAuth',
  'xeroAuth',
  'myobAuth',
]

/** Connects services for an owner: says yes at each consent page, and chooses the first account that can be chosen. */
export async function connectAll(
  owner: HttpBrowser,
  origin: string,
  services: readonly string[],
): Promise<void> {
  for (const service of services) {
    const begun = await owner.post(`/connections/${service}/start`)
    if (begun.status >= 300) throw new Error(`${service} was not begun: ${begun.text}`)
    const { url } = started.parse(begun.body)
    if (url === null) continue
    const back = await allow(url, origin)
    const answer = await owner.raw(back.slice(origin.length))
    const outcome = new URL(answer.headers.get('location') ?? '', origin).searchParams.get('outcome')
    if (outcome === 'connected') continue
    if (outcome !== 'choose') throw new Error(`${service} was ${outcome}`)
    const { accounts } = reached.parse((await owner.get(`/connections/${service}/accounts`)).body)
    const first = accounts.find(({ refusal }) => refusal === null)
    if (!first) throw new Error(`${service} has no account to choose`)
    const chosen = await owner.put(`/connections/${service}/account`, { id: first.id })
    if (chosen.status !== 200) throw new Error(`${service} was not connected: ${chosen.text}`)
  }
}

/** Follows redirects as a browser does, and presses "Allow" on the way. The address back at `origin`. */
async function allow(start: string, origin: string): Promise<string> {
  const jar: CookieJar = new Map()
  let url = start
  let form: URLSearchParams | null = null
  for (let step = 0; step < 20; step += 1) {
    const answer: Response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: cookieOf(jar) },
      ...(form ? { method: 'POST', body: form } : {}),
    })
    keepCookies(jar, answer)
    const to = answer.headers.get('location')
    form = to === null ? formOf(await answer.text()) : null
    if (to !== null) url = new URL(to, url).href
    if (url.startsWith(origin)) return url
  }
  throw new Error(`${start} leads nowhere`)
}

function formOf(page: string): URLSearchParams {
  const form = new URLSearchParams({ answer: 'allow', business: page.match(business)?.[1] ?? '' })
  for (const [, scope = ''] of page.matchAll(scopes)) form.append('scope', scope)
  return form
}
