import type { Browser, CDPSession } from 'puppeteer-core'
import { hasValidCertificate, type TrustSettings } from '#net/valid-certificate.ts'

/** What Chromium says of a chain that ends at a root it does not know. */
const UNKNOWN_AUTHORITY = 'ERR_CERT_AUTHORITY_INVALID'

interface Trust {
  isRight(address: string): Promise<boolean>
  /** Origins whose certificate was refused. */
  refused: Set<string>
}
const trusts = new WeakMap<Browser, Trust>()

/**
 * Has the pages of a browser trust extra authorities, whether or not servers send their root along. Chromium's own switch for it matches
 * any certificate that a server sends, and then asks nothing more: whoever sends a copy of the root is believed.
 */
export function trustAuthorities(browser: Browser, trust: TrustSettings): void {
  if (trust.authorities.length === 0) return
  const known = new Map<string, Promise<boolean>>()
  const isRight = (address: string): Promise<boolean> => {
    const { origin } = new URL(address)
    const answer = known.get(origin) ?? hasValidCertificate(origin, trust, new Date())
    known.set(origin, answer)
    return answer
  }
  trusts.set(browser, { isRight, refused: new Set() })
}

/** Whether an address was not shown because of its host's certificate; Chromium then only says that the load was ended. */
export const wasRefused = (browser: Browser, address: string): boolean =>
  trusts.get(browser)?.refused.has(new URL(address).origin) ?? false

/**
 * Lets a page go on past an unknown authority where a handshake of our own has found that very host's certificate right, for the page as
 * for all that it loads. Every other fault of a certificate stays a fault. Says nothing where no authority is trusted.
 */
export async function heedAuthorities(browser: Browser, session: CDPSession): Promise<void> {
  const trust = trusts.get(browser)
  if (!trust) return
  session.on('Security.certificateError', ({ eventId, errorType, requestURL }) => {
    const answer = errorType.endsWith(UNKNOWN_AUTHORITY) ? trust.isRight(requestURL) : Promise.resolve(false)
    const tell = async (): Promise<void> => {
      const action = (await answer) ? 'continue' : 'cancel'
      if (action === 'cancel') trust.refused.add(new URL(requestURL).origin)
      await session.send('Security.handleCertificateError', { eventId, action })
    }
    void tell().catch(alreadyGone)
  })
  await session.send('Security.enable')
  await session.send('Security.setOverrideCertificateErrors', { override: true })
}

/** The page that asked has been closed. */
const alreadyGone = (): void => undefined
