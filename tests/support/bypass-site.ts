import { networkInterfaces } from 'node:os'
import { type BrowserOptions, browserAt } from './browser.ts'
import { bypassPage } from './bypass-page.ts'
import type { Departures } from './departures.ts'
import type { WebAnswer } from './web-server.ts'

/** The metadata service of clouds, and private networks. */
const ELSEWHERE = ['169.254.169.254', '10.11.12.13', 'fd00::1234']

/** Addresses of this machine that a page can name. */
export const ownAddresses = (): string[] =>
  Object.values(networkInterfaces()).flatMap((list) =>
    (list ?? []).map(({ address }) => address).filter((address) => !address.startsWith('fe80:')),
  )
const bracketed = (address: string): string => (address.includes(':') ? `[${address}]` : address)

/** Answers `/held` once `/tried` was requested. */
function holding(): Record<string, WebAnswer> {
  const waiting = new Set<() => void>()
  let isTried = false
  return {
    '/held': (_request, response) => {
      const answer = (): void => void response.end()
      if (isTried) answer()
      else waiting.add(answer)
    },
    '/tried': (_request, response) => {
      isTried = true
      for (const answer of waiting) answer()
      response.end()
    },
  }
}

/** A website whose homepage tries everything. */
export function bypassSite({ port, name }: Departures, workers: boolean): Record<string, WebAnswer> {
  const hosts = [`127.0.0.3:${port}`, `localhost:${port}`, `[::1]:${port}`]
  const datagrams = [...ELSEWHERE, ...ownAddresses()].map((address) => `${bracketed(address)}:${port}`)
  return {
    ...holding(),
    '/': {
      headers: {
        link: `<http://${hosts[0]}/link-header>; rel=preload; as=image`,
        'reporting-endpoints': `csp="https://${hosts[0]}/report"`,
        'content-security-policy-report-only': `img-src 'none'; report-uri http://${hosts[0]}/csp; report-to csp`,
        nel: '{"report_to":"csp","max_age":600,"success_fraction":1}',
        'alt-svc': `h3="${hosts[0]}"; ma=600`,
      },
      body: bypassPage({ hosts, datagrams, name, workers }),
    },
    '/sw.js': {
      headers: { 'content-type': 'text/javascript' },
      body: `fetch('http://${hosts[0]}/sw').catch(() => 0)`,
    },
    '/redirect': { status: 302, headers: { location: `http://${hosts[0]}/redirected` } },
  }
}

/** The page's text after it tried everything. */
export async function shownBypassSite(departures: Departures, options: BrowserOptions): Promise<string> {
  await using site = await browserAt(bypassSite(departures, false), options)
  return (await site.service.render(site.at('/'))).html
}
